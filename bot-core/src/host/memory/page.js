"use strict";
const steps = [...document.querySelectorAll(".step")];
const [watch, step, back, next, all] = ["watch", "step", "back", "next", "all"].map((id) => document.getElementById(id));
const lates = [...document.querySelectorAll(".late")];
const veiled = document.getElementById("veiled");
const sees = (to) => watch.value === "judge" || to === "room" || to.split(" ").includes(watch.value);
function show(focus) {
  const at = Number(step.value);
  steps.forEach((section, index) => {
    section.hidden = !all.checked && index !== at;
    let seen = 0;
    for (const line of section.querySelectorAll("li")) {
      line.hidden = !sees(line.dataset.to);
      seen += line.hidden ? 0 : 1;
    }
    section.querySelector(".nothing").hidden = seen > 0;
  });
  // What is told at the end belongs to the last step.
  veiled.hidden = watch.value === "judge" || all.checked || at === steps.length - 1;
  for (const late of lates) late.hidden = !veiled.hidden && late.dataset.own !== watch.value;
  back.disabled = at === 0;
  next.disabled = at === steps.length - 1;
  if (focus) {
    const heading = steps[at].querySelector("h2");
    heading.focus();
    heading.scrollIntoView({ block: "center" });
  }
}
function go(by) {
  const to = Number(step.value) + by;
  if (to >= 0 && to < steps.length) {
    step.value = String(to);
    show(true);
  }
}
watch.addEventListener("change", () => show(false));
step.addEventListener("change", () => show(false));
all.addEventListener("change", () => show(false));
back.addEventListener("click", () => go(-1));
next.addEventListener("click", () => go(1));
document.addEventListener("keydown", (event) => {
  if (event.target.closest("select, input, .wide") || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === "ArrowRight") go(1);
  if (event.key === "ArrowLeft") go(-1);
});
document.getElementById("controls").hidden = false;
show(false);
