import { describe, expect, test, vi } from "vitest";
import { forgetOldFiles, isKept, type KeepingPorts, keptFile, wholeAnswer } from "./keep-files.ts";

const origin = "https://portal.example";
const file = () => new Request(`${origin}/assets/core-abc.js`);

/** A cache that a test can look into, and a network that says what it is told to. */
function browser(answers: readonly (() => Response)[]) {
  const kept = new Map<string, Response>();
  const cache = {
    match: async ({ url }: Request) => kept.get(url)?.clone(),
    put: async ({ url }: Request, answer: Response) => void kept.set(url, answer),
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
    delete: async ({ url }: Request) => kept.delete(url),
  };
  const left = [...answers];
  const pauses: number[] = [];
  const ports: KeepingPorts = {
    caches: { open: async () => cache as unknown as Cache, keys: async () => [], delete: async () => true },
    fetch: vi.fn(async () => (left.shift() ?? lost)()),
    pause: async (ms) => void pauses.push(ms),
  };
  return { ports, kept, pauses };
}

const came = (text: string) => () => new Response(text, { headers: { "content-type": "text/javascript" } });
const lost = (): Response => {
  throw new TypeError("Failed to fetch");
};
const cut = () =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode("half"));
        controller.error(new TypeError("network error"));
      },
    }),
  );

describe("which files are kept", () => {
  test.each([
    ["a file with a hash", "GET", "/assets/core-abc.js", true],
    ["the page", "GET", "/", false],
    ["the API", "POST", "/graphql", false],
    ["what is only asked about", "HEAD", "/assets/core-abc.js", false],
  ])("%s", (_what, method, path, isIt) => {
    expect(isKept({ method, url: origin + path }, origin)).toBe(isIt);
  });

  test("nothing of another site", () => {
    expect(isKept({ method: "GET", url: "https://other.example/assets/a.js" }, origin)).toBe(false);
  });
});

describe("a file with a hash", () => {
  test("is fetched once and then comes out of the cache", async () => {
    const { ports } = browser([came("one")]);
    expect(await (await keptFile(file(), ports)).text()).toBe("one");
    expect(await (await keptFile(file(), ports)).text()).toBe("one");
    expect(ports.fetch).toHaveBeenCalledTimes(1);
  });

  test("whose answer was lost or cut half way is asked for again, with longer pauses", async () => {
    const { ports, pauses } = browser([lost, cut, came("whole")]);
    const answer = await keptFile(file(), ports);
    expect(await answer.text()).toBe("whole");
    expect(answer.headers.get("content-type")).toBe("text/javascript");
    expect(pauses).toEqual([250, 500]);
  });

  test("that never comes is no file, and nothing is kept", async () => {
    const { ports, kept } = browser([]);
    await expect(keptFile(file(), ports)).rejects.toThrow("Failed to fetch");
    expect(ports.fetch).toHaveBeenCalledTimes(4);
    expect(kept.size).toBe(0);
  });

  test("that the server does not know is told so, and asked for again next time", async () => {
    const { ports, kept } = browser([() => new Response("", { status: 404 })]);
    expect((await keptFile(file(), ports)).status).toBe(404);
    expect(kept.size).toBe(0);
  });
});

test("a page without a body passes through", async () => {
  const { ports } = browser([() => new Response(null, { status: 204 })]);
  expect((await wholeAnswer(file(), ports)).status).toBe(204);
});

test("AUTH-03 AUTH-04 a page that leads elsewhere is handed on as it came, and asked for once", async () => {
  // What a browser gets of a redirect that it is to follow itself: status 0, which nobody can make again.
  const redirect = Object.defineProperties(new Response(), {
    type: { value: "opaqueredirect" },
    status: { value: 0 },
  });
  const { ports } = browser([() => redirect]);
  expect(await wholeAnswer(file(), ports)).toBe(redirect);
  expect(ports.fetch).toHaveBeenCalledTimes(1);
});

test("the files of older versions are forgotten, those of this one stay", async () => {
  const { ports, kept } = browser([came("one")]);
  await keptFile(file(), ports);
  kept.set(`${origin}/assets/old-def.js`, new Response("old"));
  await forgetOldFiles(["/assets/core-abc.js"], ports);
  expect([...kept.keys()]).toEqual([`${origin}/assets/core-abc.js`]);
});
