import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let tereza: StaffCaller;
let dana: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  [tereza, dana] = [await server.asStaff("S02"), await server.asStaff("S07")];
});
afterAll(() => server.stop());

const saving = `mutation ($input: SaveViewInput!) {
  saveView(input: $input) { view { id name query isShared isOwn } refusal { code message } } }`;
type Saved = {
  readonly view: { readonly id: string } | null;
  readonly refusal: { readonly code: string; readonly message: string } | null;
};
async function save(caller: StaffCaller, part: object = {}): Promise<Saved> {
  const input = { list: "orders", name: "K potvrzení", query: "?state=received", isShared: false, ...part };
  return (await caller.desk(saving, { input })).data?.["saveView"] as Saved;
}
async function viewsOf(caller: StaffCaller, list = "orders") {
  const { data } = await caller.desk(
    "query ($list: String!) { views(list: $list) { id name query isShared isOwn } }",
    {
      list,
    },
  );
  return data?.["views"] as readonly {
    readonly id: string;
    readonly name: string;
    readonly isOwn: boolean;
  }[];
}
const remove = async (caller: StaffCaller, id: string) =>
  (await caller.desk("mutation ($id: ID!) { removeView(id: $id) }", { id })).data?.["removeView"];

describe("DLIST-02 saved views, own and shared", () => {
  test("a stranger and a customer have none", async () => {
    const body = {
      method: "POST" as const,
      url: "/desk/graphql",
      payload: { query: '{ views(list: "orders") { id } }' },
    };
    expect((await server.stranger.request(body)).statusCode).toBe(401);
    expect((await (await server.as("U001")).request(body)).statusCode).toBe(401);
  });

  test.each([
    ["without a name", { name: "  " }, "view-invalid"],
    ["with another site's address", { query: "https://evil.example" }, "view-invalid"],
  ])("%s nothing is kept", async (_case, part, code) => {
    const { view, refusal } = await save(tereza, part);
    expect({ view, code: refusal?.code }).toEqual({ view: null, code });
    expect(refusal?.message).toMatch(/\p{L}{3}/u);
    expect(await viewsOf(tereza)).toEqual([]);
  });

  test("one's own is kept, seen by nobody else, and takes the place of the one with its name", async () => {
    const first = await save(tereza);
    const second = await save(tereza, { query: "?state=confirmed" });
    expect(second.view).toEqual({
      ...{ id: first.view?.id, name: "K potvrzení", query: "?state=confirmed" },
      ...{ isShared: false, isOwn: true },
    });
    expect(await viewsOf(tereza)).toHaveLength(1);
    expect(await viewsOf(tereza, "tickets")).toEqual([]);
    expect(await viewsOf(dana)).toEqual([]);
  });

  test("DLIST-02 a shared one is seen by all and removed by its owner alone", async () => {
    const { view } = await save(tereza, { name: "Provizorní", isShared: true });
    const id = view?.id ?? "";
    expect(await viewsOf(dana)).toMatchObject([{ name: "Provizorní", isOwn: false }]);
    expect(await remove(dana, id)).toBe(false);
    expect(await viewsOf(dana)).toHaveLength(1);
    expect(await remove(tereza, id)).toBe(true);
    expect(await viewsOf(dana)).toEqual([]);
    expect(await remove(tereza, "no id at all")).toBe(false);
  });

  test("thirty of a list are enough, whoever saves at the same time", async () => {
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, index) => save(dana, { list: "customers", name: `Pohled ${index}` })),
    );
    const refusals = answers.flatMap(({ refusal }) => refusal?.code ?? []);
    expect(refusals).toEqual(["too-many-views", "too-many-views"]);
    expect(await viewsOf(dana, "customers")).toHaveLength(30);
  });
});
