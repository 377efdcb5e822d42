import { type KeepingPorts, keptFile, keptFiles, wholeAnswer } from "./keep-files.ts";

/** Pages that open without network. */
export const keptPages = "vycep-pages";

/** Where somebody comes in who opens the installed app. */
const ways = new Set(["/", "/cart"]);

/**
 * A page from the server, or as it was kept where nothing comes of that; whoever comes in where nothing was kept is led to the
 * page that was.
 */
export async function pageOrKept(request: Request, ports: KeepingPorts): Promise<Response> {
  try {
    return await wholeAnswer(request, ports);
  } catch (cause) {
    const pages = await ports.caches.open(keptPages);
    const { pathname } = new URL(request.url);
    const known = (await pages.keys()).map(({ url }) => new URL(url).pathname);
    const [first] = known;
    if (first === undefined) throw cause;
    if (!known.includes(pathname)) {
      if (ways.has(pathname)) return Response.redirect(first, 302);
      throw cause;
    }
    const kept = await pages.match(pathname);
    if (kept === undefined) throw cause;
    return kept;
  }
}

/**
 * A newer version has other files: the kept pages are fetched anew, with the successors of the files that were kept. Where that
 * fails they are forgotten, because a page without its files shows nothing.
 */
export async function renewPages(named: readonly string[], ports: KeepingPorts): Promise<void> {
  const pages = await ports.caches.open(keptPages);
  const kept = await pages.keys();
  if (kept.length === 0) return;
  try {
    const files = await ports.caches.open(keptFiles);
    const had = (await files.keys()).map(({ url }) => new URL(url));
    const stems = new Set(had.map(({ pathname }) => stemOf(pathname)));
    const origin = had[0]?.origin ?? "";
    const wanted = named.filter((path) => stems.has(stemOf(path)));
    await Promise.all(wanted.map((path) => keptFile(new Request(`${origin}${path}`), ports)));
    for (const request of kept) await pages.put(request, await wholeAnswer(new Request(request.url), ports));
  } catch {
    await ports.caches.delete(keptPages);
  }
}

/** A file's name without the hash of its version: `/assets/core-Ab3_x-9Z.js` is `/assets/core.js`. */
export function stemOf(path: string): string {
  return path.replace(/-[\w-]{8}(\.\w+)$/, "$1");
}
