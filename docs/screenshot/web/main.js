// The whole of Hydrogen, as its view SDK has it, in this page. `?homeserver=` says where to log in.
import { FeatureSet, Platform, RootViewModel, createNavigation, createRouter } from "hydrogen-view-sdk";

const sdk = "node_modules/hydrogen-view-sdk/asset-build/assets";
const olm = "node_modules/@matrix-org/olm";

async function main() {
    const platform = new Platform({
        container: document.body,
        assetPaths: {
            downloadSandbox: `${sdk}/download-sandbox.html`,
            worker: `${sdk}/main.js`,
            // It can only look after what lies beside it or below.
            serviceWorker: "sw.js",
            olm: { wasm: `${olm}/olm.wasm`, wasmBundle: `${olm}/olm.js`, legacyBundle: `${olm}/olm_legacy.js` },
        },
        config: { defaultHomeServer: new URLSearchParams(location.search).get("homeserver") },
    });
    const navigation = createNavigation();
    platform.setNavigation(navigation);
    await platform.init();
    const urlRouter = createRouter({ navigation, history: platform.history });
    urlRouter.attach();
    const features = await FeatureSet.load(platform.settingsStorage);
    const root = new RootViewModel({ platform, urlRouter, navigation, features });
    await root.load();
    platform.createAndMountRootView(root);
}

main();
