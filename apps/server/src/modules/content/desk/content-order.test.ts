import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contentDesk, contentDocument, portalBase, wordsIn } from "../../../testing/desk/ask-content.ts";
import {
  type Caller,
  type StaffCaller,
  startTestServer,
  type TestServer,
} from "../../../testing/test-server.ts";

let server: TestServer;
let klara: StaffCaller;
let jana: Caller;
let desk: ReturnType<typeof contentDesk>;
beforeAll(async () => {
  server = await startTestServer();
  klara = await server.asStaff("S06");
  jana = await server.as("U001");
  desk = contentDesk(klara, jana);
});
afterAll(() => server.stop());

async function order(kind: string): Promise<readonly string[]> {
  const query = `query ($kind: DeskContentKind!) { contentOrder(kind: $kind) { key title section isPublished } }`;
  const { data, errors } = await klara.desk(query, { kind }, { lang: "cs" });
  expect(errors).toEqual([]);
  const places = data?.["contentOrder"] as readonly { readonly key: string }[] | undefined;
  return places?.map(({ key }) => key) ?? [];
}

describe("DCONT-01 the order of content", () => {
  test("whoever writes no content arranges none", async () => {
    const finance = await server.asStaff("S07");
    const input = { kind: "faq", seen: [], keys: [] };
    const { errors } = await finance.desk(contentDocument("arrangeContent"), { input });
    expect(errors[0]?.extensions.code).toBe("not-your-area");
  });

  test("news stand by their days: nobody arranges them", async () => {
    expect(await order("article")).toEqual([]);
    const { refusal } = await desk.ask("arrangeContent", { kind: "article", seen: [], keys: [] });
    expect(refusal?.code).toBe("not-arranged");
  });

  test("what was seen is what stands there, and nothing is left out or twice", async () => {
    const seen = await order("faq");
    const [first = ""] = seen;
    const refused = async (input: object) =>
      (await desk.ask("arrangeContent", { kind: "faq", seen, keys: seen, ...input })).refusal?.code;
    expect(await refused({ seen: seen.toReversed() })).toBe("changed-meanwhile");
    expect(await refused({ keys: seen.slice(1) })).toBe("order-incomplete");
    expect(await refused({ keys: [...seen.slice(1), first, first] })).toBe("order-incomplete");
    expect(await order("faq")).toEqual(seen);
  });

  test("customers see it at once, what waits keeps its place, and each that moved says so", async () => {
    const draft = {
      ...{
        kind: "faq",
        key: null,
        version: 0,
        markets: ["CZ", "SK"],
        sort: 9000,
        validFrom: null,
        validTo: null,
      },
      ...{ tone: null, link: null, file: null, isPublic: false, isNewCapability: false },
      words: [wordsIn("cs", "Kdy vozíte sudy?", "Ráno.")],
    };
    const { key: waiting = "" } = await desk.ask("saveContent", draft);
    const seen = await order("faq");
    expect(seen.at(-1)).toBe(waiting);
    const keys = seen.toReversed();
    expect((await desk.ask("arrangeContent", { kind: "faq", seen, keys })).refusal).toBeNull();
    expect(await order("faq")).toEqual(keys);
    const told = await jana.request({ url: `${portalBase}/faqitems?lang=cs` });
    const shown = told.json<readonly { readonly path: string }[]>();
    expect(JSON.stringify(shown)).not.toContain("Kdy vozíte sudy?");
    const last = await desk.contentOf("faq", seen[0] ?? "");
    expect(last?.history[0]).toMatchObject({
      action: "content.arranged",
      by: "Klára Pešková",
      changes: [{ what: "sort" }],
    });
    expect((await desk.contents({ kind: "faq" })).map(({ key }) => key)).toEqual(keys);
  });
});
