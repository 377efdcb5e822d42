// Runs before everything else and needs nothing of it.

// Light or dark before anything is drawn: what the person chose, or what the device prefers (frame/scheme.ts).
(() => {
  const chosen = (() => {
    try {
      return localStorage.getItem("desk.scheme");
    } catch {
      return null;
    }
  })();
  const isDark =
    chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.scheme = isDark ? "dark" : "light";
})();

// A page whose scripts or styles did not come is loaded again, a few times; after that the words in index.html stand
// there, and it is tried again by itself.
(() => {
  const key = "desk.vycep-start-tries";
  const mostTries = 4;
  let isOver = false;

  const tries = () => {
    try {
      return Number(sessionStorage.getItem(key) ?? 0);
    } catch {
      return mostTries;
    }
  };
  const note = (count) => {
    try {
      if (count === 0) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, String(count));
    } catch {
      // Then it is tried once only.
    }
  };
  const loadAgain = () => location.reload();

  function startAgain() {
    if (isOver) return;
    isOver = true;
    const tried = tries();
    if (tried < mostTries) {
      note(tried + 1);
      setTimeout(loadAgain, 250 * 2 ** tried);
      return;
    }
    note(0);
    document.getElementById("not-started")?.setAttribute("data-shown", "");
    setTimeout(loadAgain, 20_000);
    addEventListener("online", loadAgain);
  }

  addEventListener("vycep-started", () => {
    isOver = true;
    note(0);
  });
  // Heard on the way down: a file that does not come tells its own element only.
  addEventListener(
    "error",
    ({ target, filename = "" }) => {
      const isFile = target instanceof HTMLScriptElement || target?.rel === "stylesheet";
      // What a browser's extension does wrong is none of ours.
      if (isFile || filename.startsWith(location.origin)) startAgain();
    },
    true,
  );
  addEventListener("unhandledrejection", startAgain);
})();
