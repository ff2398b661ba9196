//! TLS as `discord.com`, from a certificate authority that lives as long as
//! the stand-in.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::serve::Listener;
use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, DnType, IsCa, KeyPair};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::{PrivateKeyDer, PrivatePkcs8KeyDer};
use tokio_rustls::server::TlsStream;

/// A certificate for `discord.com` and the authority that vouches for it.
pub(super) struct Certificates {
    /// The authority's certificate, as PEM.
    pub(super) authority: String,
    pub(super) config: ServerConfig,
}

/// Makes both. Nothing of them is ever written down but the authority's
/// certificate.
pub(super) fn certificates() -> Result<Certificates, Box<dyn std::error::Error + Send + Sync>> {
    let mut params = CertificateParams::new(Vec::<String>::new())?;
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    // Of another name than what it vouches for, or some take that for self-signed.
    params.distinguished_name.push(DnType::CommonName, "authority of the stand-in");
    let authority = CertifiedIssuer::self_signed(params, KeyPair::generate()?)?;

    let key = KeyPair::generate()?;
    let leaf = {
        let hosts = ["discord.com", super::upload::HOST].map(str::to_owned).to_vec();
        CertificateParams::new(hosts)?.signed_by(&key, &authority)?
    };
    let secret = PrivateKeyDer::Pkcs8(PrivatePkcs8KeyDer::from(key.serialize_der()));
    let mut config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()?
        .with_no_client_auth()
        .with_single_cert(vec![leaf.der().clone()], secret)?;
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(Certificates { authority: authority.pem(), config })
}

/// Accepts connections and shakes hands; whoever fails to is dropped.
pub(super) struct TlsListener {
    pub(super) tcp: TcpListener,
    pub(super) acceptor: TlsAcceptor,
}

impl Listener for TlsListener {
    type Io = TlsStream<TcpStream>;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Self::Io, Self::Addr) {
        loop {
            let (stream, addr) = <TcpListener as Listener>::accept(&mut self.tcp).await;
            if let Ok(stream) = self.acceptor.accept(stream).await {
                return (stream, addr);
            }
        }
    }

    fn local_addr(&self) -> io::Result<Self::Addr> {
        self.tcp.local_addr()
    }
}
