import type { Plugin } from "vite";

/**
 * A script that did not come is asked for once more under another address: since Chromium 150 a browser remembers for as long as
 * the page lives that one failed, and whoever tries again with a connection would be refused from memory. What it imports itself
 * keeps its address, so nothing runs twice; it is fetched ahead into the browser's cache, and by no link, whose failure would be
 * remembered as well.
 */
export function importAgain(): Plugin {
  let isDone = false;
  return {
    name: "import-again",
    apply: "build",
    renderChunk(code) {
      if (!loading.test(code) || !ahead.test(code)) return null;
      isDone = true;
      return {
        code: code
          .replace(failing, "throw err;")
          .replace(loading, asking)
          .replace(ahead, fetchedAhead)
          .replace(ofScripts[0], '"stylesheet"')
          .replace(ofScripts[1], ""),
        map: null,
      };
    },
    writeBundle() {
      if (!isDone)
        this.error("the bundler's helper of imports has changed: nothing would be asked for again");
    },
  };
}

const loading = /return baseModule\(\)\.catch\(handlePreloadError\);/;
const ahead = /\b(?:const|let|var) (\w+) = document\.createElement\("link"\);/;
const fetchedAhead = "if (!isCss) return void fetch(dep).catch(() => {});\n$&";
/** What is left of links is of style sheets. */
const ofScripts = [/isCss \? "stylesheet" : scriptRel/, /if \(!isCss\) link\.as = "script";/] as const;
/** Nobody listens for the event that tells of a failure. */
const failing = /const (\w+) = new Event\("vite:preloadError"[\s\S]*?throw err;/;
const asking = `return baseModule().catch((error) => {
  const file = /https?:\\S+\\.js$/.exec(error?.message)?.[0];
  if (!file) throw error;
  return import(file + "?again=" + Date.now());
});`;
