import type { IncomingMessage } from "node:http";

/**
 * Where a browser that asks for a page by an address that cannot be decoded, such as `/catalog/products/%`, is sent on to: the
 * same taken as the letters that it is made of, which leads nowhere as any other wrong address does, and which the portal's own
 * page can read. Undefined for a program, which hears what is wrong.
 *
 * @example readableAddress({ method: "GET", url: "/%E0?q=1", headers: { accept: "text/html" } }) // "/%25E0?q=1"
 */
export function readableAddress({ method, url = "/", headers }: Asked): string | undefined {
  const isForPage = (method === "GET" || method === "HEAD") && headers.accept?.includes("text/html") === true;
  const [path = "/"] = url.split("?", 1);
  // Two slashes at the beginning would name another host, and to a browser either leans as the other.
  return isForPage ? path.replaceAll("%", "%25").replace(/^[/\\]+/, "/") + url.slice(path.length) : undefined;
}

type Asked = Pick<IncomingMessage, "method" | "url" | "headers">;
