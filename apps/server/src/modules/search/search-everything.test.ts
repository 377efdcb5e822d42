import { SERVICE_BASE } from "@vycep/contract/services";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refusal, told } from "../../testing/ask-cart.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

type Hit = {
  readonly id: string;
  readonly title: string;
  readonly match: string;
  readonly note: string | null;
};
type Group = { readonly kind: string; readonly total: number; readonly hits: readonly Hit[] };

const question = `query ($text: String!) {
  searchEverything(text: $text) { kind total hits { id title match note type status day place } } }`;

async function search(uid: string, text: string) {
  const answer = await (await server.as(uid)).graphql(question, { text }, { outletid: "500101", lang: "cs" });
  const groups = told<{ searchEverything: readonly Group[] }>(answer).searchEverything;
  return { groups, statements: answer.statements, kinds: groups.map(({ kind }) => kind) };
}
const groupOf = ({ groups }: { readonly groups: readonly Group[] }, kind: string) =>
  groups.find((group) => group.kind === kind);

describe("the search of everything", () => {
  it("asks a stranger to sign in, and finds nothing for less than two letters", async () => {
    expect(refusal(await server.stranger.graphql(question, { text: "pivo" }))).toMatchObject({
      code: "not-signed-in",
    });
    for (const text of ["", " a ", "%", "\\", "zzzz --"]) {
      expect((await search("U001", text)).groups).toEqual([]);
    }
  });

  it.each([
    ["4700100498", "order", "4700100498"],
    ["4700 100 498", "order", "4700100498"],
    ["po-101-00308", "order", "4700100308"],
    ["2026100135", "document", "2026100135"],
    ["cs0010021", "ticket", "CS0010021"],
    ["100101", "product", "100101"],
    ["Zpožděná dodávka sudů 12. 11.", "ticket", "CS0010021"],
  ])("C28 the very thing of %j stands first: %s %s", async (text, kind, id) => {
    const { groups } = await search("U001", text);
    expect([groups[0]?.kind, groups[0]?.hits[0]?.id, groups[0]?.hits[0]?.match]).toEqual([kind, id, "exact"]);
  });

  it("an EAN finds its goods, a variable symbol its invoice, the ERP's number its order", async () => {
    const { db } = server.deps;
    const { rows } = await sql<{ ean: string }>`select ean from product where sku = '100101'`.execute(db);
    await sql`update document set number = 'F' || number where number = '2026100136' and kind = 'invoice'`.execute(
      db,
    );
    await sql`update sales_order set sap_id = '77001122' where order_number = '4700100498'`.execute(db);
    for (const [text, id] of [
      [rows[0]?.ean ?? "", "100101"],
      ["2026100136", "F2026100136"],
      ["77001122", "4700100498"],
    ]) {
      const [group] = (await search("U001", text ?? "")).groups;
      expect([group?.hits[0]?.id, group?.hits[0]?.match]).toEqual([id, "exact"]);
    }
  });

  it("C25 words are found without diacritics in goods, orders, articles, questions and knowledge", async () => {
    const found = await search("U001", "sudu");
    expect(found.kinds).toEqual(expect.arrayContaining(["ticket", "knowledge"]));
    expect((await search("U001", "svetly lezak")).kinds.slice(0, 2)).toEqual(["product", "order"]);
    const knowledge = groupOf(await search("U001", "narazeni"), "knowledge");
    expect(knowledge?.hits[0]?.note).toBeTruthy();
  });

  it("counts what the list of each kind would find, of which it tells the nearest five", async () => {
    const orders = groupOf(await search("U001", "4700100"), "order");
    const jana = await server.as("U001");
    const list = await jana.request({
      url: `${SERVICE_BASE.general}/orders?search=4700100`,
    });
    expect(orders?.hits).toHaveLength(5);
    expect(orders?.total).toBe(list.json<{ total: number }>().total);
  });

  it.each([
    ["U006", "an accountant finds no goods", "lezak", ["order", "article", "knowledge"]],
    ["U009", "the academy's pupil finds nothing", "lezak", []],
    ["U009", "nor papers", "2026100135", []],
    ["U003", "the order of another place is not there", "4700100498", []],
    ["U013", "nor that of another company", "4700100498", []],
    ["U013", "nor its paper", "2026100135", []],
    ["U013", "nor its ticket", "CS0010021", []],
  ])("C16 %s: %s", async (uid, _, text, kinds) => {
    expect((await search(uid, text)).kinds).toEqual(kinds);
  });

  it("asks the same few statements whatever is found", async () => {
    const counts = await Promise.all(
      ["lezak", "4700100498", "nic takového", "sud"].map(
        async (text) => (await search("U001", text)).statements,
      ),
    );
    expect(counts).toEqual([8, 8, 8, 8]);
  });
});
