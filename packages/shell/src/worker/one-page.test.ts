import { describe, expect, test } from "vitest";
import { keptPart, type OnePagePorts, pageOrPart } from "./one-page.ts";

/** A browser that has kept some addresses, with a connection or without. */
function browser(kept: Readonly<Record<string, string>>, isOnline: boolean): OnePagePorts {
  const match = async (request: RequestInfo | URL, { ignoreSearch = false }: CacheQueryOptions = {}) => {
    const { url } = request as Request;
    const text = kept[ignoreSearch ? (url.split("?")[0] ?? "") : url];
    return text === undefined ? undefined : new Response(text);
  };
  const cache = { match } as Pick<Cache, "match"> as Cache;
  return {
    caches: { open: async () => cache },
    fetch: async () => {
      if (!isOnline) throw new TypeError("Failed to fetch");
      return new Response("from the server");
    },
  };
}

const page = "https://portal.example/desk/round";
const file = "https://portal.example/desk/assets/round-Ab3x9Zkq.js";

describe("DDISP-03 the driver's page opens without a connection", () => {
  test.each([
    ["as the server has it", { [page]: "kept" }, true, page, "from the server"],
    ["as it was kept", { [page]: "kept" }, false, page, "kept"],
    ["at the stop that was open", { [page]: "kept" }, false, `${page}?stop=4700100499`, "kept"],
  ])("%s", async (_case, kept, isOnline, address, expected) => {
    const answer = await pageOrPart(new Request(address), browser(kept, isOnline));
    expect(await answer.text()).toBe(expected);
  });

  test("with its files, which are asked for once", async () => {
    const kept = { [file]: "kept" };
    expect(await (await keptPart(new Request(file), browser(kept, true))).text()).toBe("kept");
    expect(await (await keptPart(new Request(file), browser({}, true))).text()).toBe("from the server");
  });

  test("and fails as any page does where nothing was kept", async () => {
    await expect(pageOrPart(new Request(page), browser({}, false))).rejects.toThrow("Failed to fetch");
  });
});
