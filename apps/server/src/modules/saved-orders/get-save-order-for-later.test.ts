import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SavedOrderSortInput, SavedOrdersFilterInput } from "../../platform/graphql.gen.ts";
import { refusal } from "../../testing/ask-cart.ts";
import { askList, listed, saveSomeOrder } from "../../testing/ask-saved-orders.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let owner: Caller;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
  for (const [title, number, sku, shipTo, saved] of orders) {
    const { id } = await saveSomeOrder(owner, {
      title,
      customer_order_number: number,
      note_for_driver: `Rampa ${title}`,
      goods: [{ sku, quantity: title.length + 1 }],
      shipTo,
      date: shipTo === "500101" ? "2026-11-26" : "2026-11-30",
    });
    await sql`update saved_order set created_at = ${`${saved}T10:00:00Z`}, updated_at = ${`${saved}T10:00:00Z`}
      where id = ${Number(atob(id))}`.execute(server.deps.db);
  }
});
afterAll(() => server.stop());

/** In the order in which they were saved: title, order number, product, place, day. */
const orders = [
  ["Čepice", "PO-1", "100112", "500101", "2026-11-01"],
  ["Chmel", "PO-22", "100112", "500102", "2026-11-02"],
  ["Hrad", "po-3", "100101", "500101", "2026-11-03"],
  ["", "", "100101", "500101", "2026-11-04"],
  ["100 %", "X_1", "100107", "500101", "2026-11-05"],
] as const;

const titles = async (filter: SavedOrdersFilterInput, sort?: SavedOrderSortInput, lang = "cs") =>
  listed(await askList(owner, sort ? { filter, sort } : { filter }, { lang })).items.map((one) => one?.title);

describe("getSaveOrderForLater: who may (C14, C16)", () => {
  it("a stranger is asked to sign in", async () => {
    expect(refusal(await askList(server.stranger))?.code).toBe("not-signed-in");
  });

  it("a user without Catalogue anywhere is refused", async () => {
    expect(refusal(await askList(await server.as("U006")))?.code).toBe("forbidden-permission");
  });

  it.each([
    ["a colleague at the same places", "U004"],
    ["another company", "U012"],
  ])("C16 %s sees none of them", async (_who, uid) => {
    const filter = { ship_to_id: { in: ["500101", "500102"] } };
    expect(listed(await askList(await server.as(uid), { filter })).total_count).toBe(0);
  });

  it("C14 a place where the right was taken away is seen no more, and again when it is given back", async () => {
    await sql`create table kept as select * from ship_to_role where uid = 'U001' and ship_to_id = '500102'`.execute(
      server.deps.db,
    );
    await sql`delete from ship_to_role where uid = 'U001' and ship_to_id = '500102'`.execute(server.deps.db);
    expect(listed(await askList(owner)).total_count).toBe(4);
    await sql`insert into ship_to_role select * from kept`.execute(server.deps.db);
    expect(listed(await askList(owner)).total_count).toBe(5);
  });
});

describe("getSaveOrderForLater: bad input", () => {
  it.each([
    ["a page of nothing", { pageSize: 0 }, "page-size-invalid"],
    ["too large a page", { pageSize: 101 }, "page-size-invalid"],
    ["a page before the first", { currentPage: 0 }, "page-invalid"],
    ["a day that is none", { filter: { date: { from: "2026-02-30" } } }, "date-invalid"],
    ["a delivery day that is none", { filter: { delivery_date: { to: "soon" } } }, "date-invalid"],
  ])("%s", async (_what, args, code) => {
    expect(refusal(await askList(owner, args))?.code).toBe(code);
  });
});

describe("getSaveOrderForLater: done (GQL-29, SAVED-01)", () => {
  it("CONST-18, SAVED-09 ten a page, the newest first", async () => {
    const answer = await owner.graphql(
      "{ getSaveOrderForLater { total_count page_info { page_size current_page total_pages } items { title } } }",
    );
    expect(answer.data).toEqual({
      getSaveOrderForLater: {
        total_count: 5,
        page_info: { page_size: 10, current_page: 1, total_pages: 1 },
        items: [
          { title: "100 %" },
          { title: "" },
          { title: "Hrad" },
          { title: "Chmel" },
          { title: "Čepice" },
        ],
      },
    });
  });

  it("SAVED-09 pages follow each other, and beyond the last the count still holds", async () => {
    const page = async (currentPage: number) => listed(await askList(owner, { pageSize: 2, currentPage }));
    expect((await page(2)).items.map((one) => one?.title)).toEqual(["Hrad", "Chmel"]);
    expect(await page(9)).toMatchObject({ items: [], total_count: 5, page_info: { total_pages: 3 } });
  });

  it.each<[string, SavedOrdersFilterInput, string[]]>([
    ["a place", { ship_to_id: { eq: "500102" } }, ["Chmel"]],
    ["several places", { ship_to_id: { in: ["500102", "500103"] } }, ["Chmel"]],
    ["a foreign place", { ship_to_id: { eq: "500203" } }, []],
    ["days, both ends included", { date: { from: "2026-11-02", to: "2026-11-03" } }, ["Hrad", "Chmel"]],
    ["delivery days", { delivery_date: { from: "2026-11-27" } }, ["Chmel"]],
    ["part of a title without its accents", { title: { match: "cep" } }, ["Čepice"]],
    ["a whole title", { title: { match: "chmel", match_type: "FULL" } }, ["Chmel"]],
    ["not part of one, asked for the whole", { title: { match: "chme", match_type: "FULL" } }, []],
    ["the order number", { customer_order_number: { match: "PO-2" } }, ["Chmel"]],
    ["a text of the title", { search: "hrad" }, ["Hrad"]],
    ["a text of the note", { search: "rampa čep" }, ["Čepice"]],
    ["a SKU", { search: "100107" }, ["100 %"]],
    ["the name of a product", { search: "PLECHOVKÁ" }, ["100 %"]],
    ["a percent sign, which means itself", { search: "%" }, ["100 %"]],
    ["an underscore, which means itself", { customer_order_number: { match: "X_" } }, ["100 %"]],
    ["nothing but blanks", { search: "  " }, ["100 %", "", "Hrad", "Chmel", "Čepice"]],
    ["several at once", { search: "rampa", date: { to: "2026-11-02" } }, ["Chmel", "Čepice"]],
    ["what nobody saved", { search: "nic takového" }, []],
  ])("C28 finds by %s", async (_what, filter, found) => {
    expect(await titles(filter)).toEqual(found);
  });

  it.each<[string, SavedOrderSortInput, string, string[]]>([
    [
      "the Czech alphabet",
      { sort_field: "TITLE", sort_direction: "ASC" },
      "cs",
      ["100 %", "Čepice", "Hrad", "Chmel", ""],
    ],
    [
      "the English one",
      { sort_field: "TITLE", sort_direction: "ASC" },
      "en",
      ["100 %", "Čepice", "Chmel", "Hrad", ""],
    ],
    [
      "title backwards",
      { sort_field: "TITLE", sort_direction: "DESC" },
      "cs",
      ["Chmel", "Hrad", "Čepice", "100 %", ""],
    ],
    [
      "the first saved",
      { sort_field: "CREATED_AT", sort_direction: "ASC" },
      "cs",
      ["Čepice", "Chmel", "Hrad", "", "100 %"],
    ],
    [
      "the delivery",
      { sort_field: "DELIVERY_DATE", sort_direction: "DESC" },
      "cs",
      ["Chmel", "100 %", "", "Hrad", "Čepice"],
    ],
  ])("sorts by %s; what has no title stands last", async (_what, sort, lang, sorted) => {
    expect(await titles({}, sort, lang)).toEqual(sorted);
  });

  it.each(["TOTAL", "SHIP_TO", "UPDATED_AT"] as const)(
    "sorts by %s, the same backwards",
    async (sort_field) => {
      const ids = async (sort_direction: "ASC" | "DESC") =>
        listed(await askList(owner, { sort: { sort_field, sort_direction } })).items.map((one) => one?.id);
      expect((await ids("DESC")).toReversed()).toEqual(await ids("ASC"));
    },
  );

  it("two statements, and a third for the places, however many are on the page", async () => {
    const plain = "{ getSaveOrderForLater(pageSize: 5) { total_count items { id title total { value } } } }";
    const one = await askList(owner, { pageSize: 1 });
    const all = await askList(owner, { pageSize: 100 });
    expect((await owner.graphql(plain)).statements).toBe(2);
    expect([one.statements, all.statements]).toEqual([3, 3]);
    const deep = "{ getSaveOrderForLater { items { id items { sku product { sku name } } bill_to } } }";
    expect((await owner.graphql(deep)).statements).toBe(5);
  });
});
