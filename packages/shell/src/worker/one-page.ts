/** What keeping one page needs of the browser. */
export interface OnePagePorts {
  readonly caches: Pick<CacheStorage, "open">;
  readonly fetch: (request: Request) => Promise<Response>;
}

/** Of the one page of an app that opens without network, apart from what another app keeps in the same browser. */
const keptOnePage = "vycep-one-page";

/** The page from the server, or as it was kept, whatever its query asks for. */
export async function pageOrPart(request: Request, { caches, fetch }: OnePagePorts): Promise<Response> {
  try {
    return await fetch(request);
  } catch (cause) {
    const kept = await (await caches.open(keptOnePage)).match(request, { ignoreSearch: true });
    if (kept === undefined) throw cause;
    return kept;
  }
}

/** A file that never changes, because its name carries a hash: as it was kept, else from the server. */
export async function keptPart(request: Request, { caches, fetch }: OnePagePorts): Promise<Response> {
  const kept = await (await caches.open(keptOnePage)).match(request);
  return kept ?? fetch(request);
}

/**
 * Keeps a page with all files that were loaded so far, and forgets those of an older version. The page itself holds nothing of
 * anybody.
 */
export async function keepOnePage(path: string, files: readonly string[]): Promise<void> {
  const answer = await fetch(path, { headers: { accept: "text/html" } });
  if (!answer.ok || answer.redirected) return;
  const kept = await caches.open(keptOnePage);
  await Promise.all(
    files.map(async (address) => {
      if ((await kept.match(address)) === undefined) await kept.add(address);
    }),
  );
  // Last, so that a page is kept only when all of it is.
  await kept.put(path, answer);
  const wanted = new Set([...files, new URL(path, location.origin).href]);
  const old = (await kept.keys()).filter(({ url }) => !wanted.has(url));
  await Promise.all(old.map((request) => kept.delete(request)));
}
