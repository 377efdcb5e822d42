/** As much of a browser as sign-in needs: a cookie jar with paths, and redirects that are looked at one by one. */
export type TestBrowser = {
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
  /** Follows redirects until an answer is none, or leads to an address that `stop` recognises. */
  readonly follow: (address: string, stop: (address: URL) => boolean) => Promise<Landing>;
  readonly cookies: () => readonly Cookie[];
  readonly forgetCookies: () => void;
};

export type Landing = { readonly address: URL; readonly response: Response };
export type Cookie = {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly attributes: readonly string[];
};

export function openBrowser(origin: string): TestBrowser {
  const jar = new Map<string, Cookie>();

  const request = async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, origin);
    const headers = new Headers(init.headers);
    const cookie = [...jar.values()].filter(({ path }) => isUnder(url.pathname, path));
    if (cookie.length > 0)
      headers.set("cookie", cookie.map(({ name, value }) => `${name}=${value}`).join("; "));
    const response = await fetch(url, { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) keep(jar, line);
    return response;
  };

  const follow = async (address: string, stop: (address: URL) => boolean): Promise<Landing> => {
    let url = new URL(address, origin);
    for (let hops = 0; hops < 10; hops += 1) {
      const response = await request(url.href);
      const location = response.headers.get("location");
      if (location === null) return { address: url, response };
      url = new URL(location, url);
      if (stop(url)) return { address: url, response };
    }
    throw new Error("redirected in a circle");
  };

  return { fetch: request, follow, cookies: () => [...jar.values()], forgetCookies: () => jar.clear() };
}

function keep(jar: Map<string, Cookie>, line: string): void {
  const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
  const at = pair.indexOf("=");
  const cookie = {
    name: pair.slice(0, at),
    value: pair.slice(at + 1),
    path: attributeOf(attributes, "path") ?? "/",
    attributes,
  };
  const expires = attributeOf(attributes, "expires");
  const isGone = expires !== undefined && Date.parse(expires) < Date.now();
  const key = `${cookie.name} ${cookie.path}`;
  if (isGone) jar.delete(key);
  else jar.set(key, cookie);
}

function attributeOf(attributes: readonly string[], name: string): string | undefined {
  return attributes
    .find((attribute) => attribute.toLowerCase().startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

function isUnder(path: string, root: string): boolean {
  return path === root || path.startsWith(root.endsWith("/") ? root : `${root}/`);
}
