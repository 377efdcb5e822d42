import { keptFiles } from "./keep-files.ts";
import { keptPages } from "./kept-pages.ts";

/**
 * Keeps a page of the app with all files that were loaded so far, so that the worker can show it without network. The page
 * itself holds nothing of anybody; signing out takes it away with everything else that is kept.
 */
export async function keepPage(path: string): Promise<void> {
  if (!("caches" in window)) return;
  const answer = await fetch(path, { headers: { accept: "text/html" } });
  if (!answer.ok || answer.redirected) return;
  const files = await caches.open(keptFiles);
  const pages = await caches.open(keptPages);
  await Promise.all(
    loadedFiles().map(async (address) => {
      if ((await files.match(address)) === undefined) await files.add(address);
    }),
  );
  // Last, so that a page is kept only when all of it is.
  await pages.put(path, answer);
}

function loadedFiles(): readonly string[] {
  const inPage = [...document.querySelectorAll("script[src], link[href]")].map((element) =>
    element instanceof HTMLScriptElement
      ? element.src
      : element instanceof HTMLLinkElement
        ? element.href
        : "",
  );
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const isFile = (address: string) => address.startsWith(`${location.origin}/assets/`);
  return [...new Set([...inPage, ...loaded])].filter(isFile);
}
