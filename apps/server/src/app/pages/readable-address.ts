import type { IncomingMessage } from "node:http";

/**
 * An address that cannot be decoded, such as `/catalog/products/%`, taken as the letters that it is made of where a browser asks
 * for a page: it is answered as any other address that leads nowhere, by the portal's own page. A program hears what is wrong.
 *
 * @example readableAddress({ method: "GET", url: "/%E0?q=1", headers: { accept: "text/html" } }) // "/%25E0?q=1"
 */
export function readableAddress({ method, url = "/", headers }: Asked): string {
  const isForPage = (method === "GET" || method === "HEAD") && headers.accept?.includes("text/html") === true;
  const [path = "/"] = url.split("?", 1);
  if (!isForPage || isReadable(path)) return url;
  return path.replaceAll("%", "%25") + url.slice(path.length);
}

type Asked = Pick<IncomingMessage, "method" | "url" | "headers">;

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
