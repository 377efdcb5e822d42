/** What keeping files needs of the browser. */
export interface KeepingPorts {
  readonly caches: Pick<CacheStorage, "open" | "keys" | "delete">;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Waits so many milliseconds. */
  readonly pause: (ms: number) => Promise<void>;
}

/** Of this version of the app: a file that another version needs is another file. */
export const keptFiles = "vycep-files";

/** How often a file is asked for before the page is told that it did not come. */
const tries = 4;
const firstPauseMs = 250;

/** Whether a file is one that never changes, because its name carries a hash. */
export function isKept({ method, url }: Pick<Request, "method" | "url">, origin: string): boolean {
  const address = new URL(url);
  return method === "GET" && address.origin === origin && address.pathname.startsWith("/assets/");
}

/**
 * A file out of the cache, or fetched and kept. An answer that is cut half way is asked for again, with longer and longer
 * pauses: only what came whole is handed on.
 */
export async function keptFile(request: Request, ports: KeepingPorts): Promise<Response> {
  const cache = await ports.caches.open(keptFiles);
  const known = await cache.match(request);
  if (known !== undefined) return known;
  const answer = await wholeAnswer(request, ports);
  // A full disk is no reason not to hand the file on.
  if (answer.ok) await cache.put(request, answer.clone()).catch(() => undefined);
  return answer;
}

/** The answer with all of its body; what the server itself refuses is an answer, too. */
export async function wholeAnswer(request: Request, { fetch, pause }: KeepingPorts): Promise<Response> {
  for (let tried = 1; ; tried += 1) {
    try {
      const answer = await fetch(request.clone());
      // Where the server sends a page elsewhere, the browser goes there itself.
      if (answer.type === "opaqueredirect") return answer;
      const body = await answer.blob();
      const { status, statusText, headers } = answer;
      return new Response(hasNoBody(status) ? null : body, { status, statusText, headers });
    } catch (cause) {
      if (tried === tries) throw cause;
      await pause(firstPauseMs * 2 ** (tried - 1));
    }
  }
}

function hasNoBody(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}

/** Forgets the files that this version no longer names. */
export async function forgetOldFiles(named: readonly string[], { caches }: KeepingPorts): Promise<void> {
  const cache = await caches.open(keptFiles);
  const wanted = new Set(named);
  const requests = await cache.keys();
  const old = requests.filter(({ url }) => !wanted.has(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}
