import type { Plugin } from "vite";

/**
 * A script that did not come is asked for once more under another address: since Chromium 150 a browser remembers for as long as
 * the page lives that one failed, and whoever tries again with a connection would be refused from memory. What it imports itself
 * keeps its address, so nothing runs twice.
 */
export function importAgain(): Plugin {
  let isDone = false;
  return {
    name: "import-again",
    apply: "build",
    renderChunk(code) {
      if (!loading.test(code)) return null;
      isDone = true;
      return { code: code.replace(failing, "throw err;").replace(loading, asking), map: null };
    },
    writeBundle() {
      if (!isDone)
        this.error("the bundler's helper of imports has changed: nothing would be asked for again");
    },
  };
}

const loading = /return baseModule\(\)\.catch\(handlePreloadError\);/;
/** Nobody listens for the event that tells of a failure. */
const failing = /const (\w+) = new Event\("vite:preloadError"[\s\S]*?throw err;/;
const asking = `return baseModule().catch((error) => {
  const file = /https?:\\S+\\.js$/.exec(error?.message)?.[0];
  if (!file) throw error;
  return import(file + "?again=" + Date.now());
});`;
