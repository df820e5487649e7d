// Runs before anything is drawn, so that the terrace never flashes dark first.
(function () {
  var wish = null;
  try {
    wish = localStorage.getItem("flambeur.theme");
  } catch (_) {}
  if (wish !== "night" && wish !== "terrace") {
    wish = matchMedia("(prefers-color-scheme: light)").matches ? "terrace" : "night";
  }
  document.documentElement.dataset.theme = wish;
})();
