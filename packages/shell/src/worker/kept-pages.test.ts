import { describe, expect, test, vi } from "vitest";
import type { KeepingPorts } from "./keep-files.ts";
import { keptPages, pageOrKept, renewPages, stemOf } from "./kept-pages.ts";

const origin = "https://portal.example";
const page = (path: string) => new Request(origin + path);

/** The caches of a browser by name, and a network that may be away. */
function browser(kept: Readonly<Record<string, Readonly<Record<string, string>>>>, isAway = true) {
  const all = new Map(
    Object.entries(kept).map(([name, files]) => [
      name,
      new Map(Object.entries(files).map(([path, text]) => [origin + path, new Response(text)])),
    ]),
  );
  const open = async (name: string) => {
    const files = all.get(name) ?? new Map<string, Response>();
    all.set(name, files);
    const addressOf = (asked: Request | string) =>
      typeof asked === "string" ? new URL(asked, origin).href : asked.url;
    return {
      match: async (asked: Request | string) => files.get(addressOf(asked))?.clone(),
      put: async (asked: Request, answer: Response) => void files.set(asked.url, answer),
      keys: async () => [...files.keys()].map((url) => new Request(url)),
    } as unknown as Cache;
  };
  const ports: KeepingPorts = {
    caches: { open, keys: async () => [...all.keys()], delete: async (name) => all.delete(name) },
    fetch: vi.fn(async (request: Request) => {
      if (isAway) throw new TypeError("Failed to fetch");
      return new Response(`new ${new URL(request.url).pathname}`);
    }),
    pause: async () => undefined,
  };
  const textsIn = async (name: string) =>
    Object.fromEntries(
      await Promise.all(
        [...(all.get(name) ?? [])].map(async ([url, answer]) => [
          new URL(url).pathname,
          await answer.clone().text(),
        ]),
      ),
    );
  return { ports, textsIn };
}

const cellar = { [keptPages]: { "/cellar": "kept" } };

describe("B12 a page without network", () => {
  test.each([
    ["the kept page", cellar, "/cellar", "kept"],
    ["with network, the page of today", undefined, "/cellar", "new /cellar"],
  ])("%s", async (_what, kept, path, text) => {
    const { ports } = browser(kept ?? cellar, kept !== undefined);
    expect(await (await pageOrKept(page(path), ports)).text()).toBe(text);
  });

  test("whoever opens the installed app is led to the page that was kept, and nobody else", async () => {
    const { ports } = browser(cellar);
    vi.spyOn(Response, "redirect").mockImplementation((url) => new Response(`to ${url}`));
    expect(await (await pageOrKept(page("/"), ports)).text()).toBe("to /cellar");
    await expect(pageOrKept(page("/catalog/products"), ports)).rejects.toThrow("Failed to fetch");
    await expect(pageOrKept(page("/"), browser({}).ports)).rejects.toThrow("Failed to fetch");
  });
});

describe("B12 a newer version", () => {
  const before = {
    ...cellar,
    "vycep-files": { "/assets/core-12345678.js": "old", "/assets/cellar-screen-Ab_-5678.js": "old" },
  };
  const named = [
    "/assets/core-87654321.js",
    "/assets/cellar-screen-99999999.js",
    "/assets/other-11111111.js",
  ];

  test("renews the kept page with the successors of its files, and leaves what was never used", async () => {
    const { ports, textsIn } = browser(before, false);
    await renewPages(named, ports);
    expect(await textsIn(keptPages)).toEqual({ "/cellar": "new /cellar" });
    expect(await textsIn("vycep-files")).toMatchObject({
      "/assets/core-87654321.js": "new /assets/core-87654321.js",
      "/assets/cellar-screen-99999999.js": "new /assets/cellar-screen-99999999.js",
    });
    expect(Object.keys(await textsIn("vycep-files"))).not.toContain("/assets/other-11111111.js");
  });

  test("forgets the page where its files do not come, and asks nothing where none is kept", async () => {
    const lost = browser(before);
    await renewPages(named, lost.ports);
    expect(await lost.textsIn(keptPages)).toEqual({});
    const none = browser({ "vycep-files": before["vycep-files"] });
    await renewPages(named, none.ports);
    expect(none.ports.fetch).not.toHaveBeenCalled();
  });

  test("a file is known by its name without the hash", () => {
    expect(stemOf("/assets/cellar-screen-Ab_-5678.js")).toBe("/assets/cellar-screen.js");
  });
});
