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

const saving = `mutation ($input: SaveColumnsInput!) {
  saveColumns(input: $input) { columns { list shown hidden } refusal { code message } } }`;
type Saved = {
  readonly columns: object | null;
  readonly refusal: { readonly code: string; readonly message: string } | null;
};
const orders = { list: "orders", shown: ["total", "method"], hidden: ["weight"] };
async function save(caller: StaffCaller, input: object): Promise<Saved> {
  return (await caller.desk(saving, { input })).data?.["saveColumns"] as Saved;
}
const columnsOf = async (caller: StaffCaller) =>
  (await caller.desk("{ columns { list shown hidden } }")).data?.["columns"];

describe("DLIST-02 columns of a list, kept per person", () => {
  test("a stranger has none", async () => {
    const payload = { query: "{ columns { list } }" };
    const answer = await server.stranger.request({ method: "POST", url: "/desk/graphql", payload });
    expect(answer.statusCode).toBe(401);
  });

  test("what makes no sense is refused, and nothing is kept", async () => {
    const { columns, refusal } = await save(tereza, { ...orders, hidden: ["total"] });
    expect({ columns, code: refusal?.code }).toEqual({ columns: null, code: "columns-invalid" });
    expect(await columnsOf(tereza)).toEqual([]);
  });

  test("DLIST-02 one's own choice is kept, changed and forgotten, and nobody else has it", async () => {
    expect(await save(tereza, orders)).toEqual({ columns: orders, refusal: null });
    const changed = { ...orders, shown: ["method", "total"] };
    await save(tereza, changed);
    expect(await columnsOf(tereza)).toEqual([changed]);
    expect(await columnsOf(dana)).toEqual([]);
    await save(tereza, { list: "orders", shown: [], hidden: [] });
    expect(await columnsOf(tereza)).toEqual([]);
  });
});
