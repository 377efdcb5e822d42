import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { writeXlsx } from "@vycep/tables/write-xlsx";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askImports, importsAsked, packed } from "../../../testing/desk/ask-imports.ts";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let admin: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.asStaff("S01");
});
afterAll(() => server.stop());

const { told, tried, tries, write, drop, rows } = askImports(() => admin);

/** Lines of the demo's own file, its head first. */
async function demo(file: string): Promise<readonly string[]> {
  const text = await readFile(new URL(`../../../../../../db/demo/${file}`, import.meta.url), "utf8");
  return text.trim().split("\n");
}

const categories = "code,position,name_cs,name_sk,name_en";
const nameOf = async (code: string) => {
  const { rows: found } = await sql<{ name: string }>`
    select names ->> 'cs' as name from category where code = ${code}`.execute(server.deps.db);
  return found[0]?.name;
};

test("DINT-03 a stranger and whoever does not look after the portal try and write nothing", async () => {
  const call = { method: "POST" as const, url: "/desk/graphql", payload: { query: importsAsked.kinds } };
  expect((await server.stranger.request(call)).statusCode).toBe(401);
  const service = await server.asStaff("S02");
  const content = packed(categories);
  for (const [document, variables] of [
    [importsAsked.kinds, {}],
    [importsAsked.list, {}],
    [importsAsked.rows, { id: "1" }],
    [importsAsked.try, { input: { kind: "categories", name: "a.csv", content } }],
    [importsAsked.write, { input: { id: "1", version: 1 } }],
    [importsAsked.undo, { input: { id: "1" } }],
  ] as const)
    expect((await service.desk(document, variables)).errors[0]?.extensions.code).toBe("not-your-area");
});

describe("DINT-03 what is no file is told", () => {
  test.each([
    ["a kind that nobody brings in", { kind: "orders" }, "invalid-input"],
    ["prices of leaflets, which have no drafts", { kind: "promo-leaflets" }, "invalid-input"],
  ])("%s", async (_case, part, code) => {
    const input = { kind: part.kind, name: "a.csv", content: packed(categories) };
    expect((await admin.desk(importsAsked.try, { input })).errors[0]?.extensions.code).toBe(code);
  });

  test.each([
    ["what was not packed", Buffer.from(categories).toString("base64"), "file-unreadable"],
    ["more than there is room for", packed("x".repeat(8_000_001)), "file-too-large"],
    ["too many rows", packed("code", ...Array.from({ length: 20_001 }, () => "1")), "too-many-rows"],
  ])("%s", async (_case, content, code) => {
    expect(await tries({ kind: "categories", name: "a.csv", content })).toMatchObject({
      import: null,
      refusal: { code },
    });
  });

  test("a workbook of Excel is read like a text, each row on the line where it stands", async () => {
    const workbook = writeXlsx("Skupiny", [
      categories.split(","),
      ["glass", 98, 'Sklo; "čiré"', "Sklo", "Glass"],
      [],
      ["new one!", 99, "Nové", "Nové", "New"],
    ]);
    const content = gzipSync(workbook).toString("base64");
    const { import: made } = await tries({ kind: "categories", name: "skupiny.xlsx", content });
    const told = await rows(made?.id ?? "");
    expect(told.map(({ line }) => line)).toEqual([2, 4]);
    expect(told[0]).toMatchObject({ key: "glass", state: "created" });
    const broken = gzipSync(workbook.subarray(0, 200)).toString("base64");
    expect(await tries({ kind: "categories", name: "a.xlsx", content: broken })).toMatchObject({
      refusal: { code: "file-unreadable" },
    });
  });

  test("a date of a workbook is a day, and a number where a day belongs says what to do in Excel", async () => {
    const [head = "", line = ""] = await demo("product_limits.csv");
    const until = (day: { readonly day: string } | number) => [...line.split(",").slice(0, -1), day];
    const workbook = writeXlsx("Limity", [head.split(","), until({ day: "2031-12-30" }), until(48_212)]);
    const content = gzipSync(workbook).toString("base64");
    const { import: made } = await tries({ kind: "product-limits", name: "limity.xlsx", content });
    const [read, refused] = await rows(made?.id ?? "");
    expect(read).toMatchObject({ line: 2, faults: [] });
    const message = "Tohle není den jako 2026-12-31. V Excelu dejte buňce formát data.";
    const fault = expect.objectContaining({ column: "valid_to", code: "not_a_day", message });
    expect(refused?.faults).toEqual(expect.arrayContaining([fault]));
  });

  test("a value of no closed list says which ones there are, of a flag as well, and an empty GLN is none", async () => {
    const [head = "", line = ""] = await demo("shiptos.csv");
    const names = head.split(",");
    const cells = line.match(/("[^"]*"|[^,]*)(,|$)/g)?.map((cell) => cell.replace(/,$/, "")) ?? [];
    const put = { status: "MAYBE", isTankEnabled: "yes", gln: "" };
    const changed = names.map((name, at) => put[name as keyof typeof put] ?? cells[at] ?? "").join(",");
    const [refused] = await rows((await tried("ship-tos", head, changed)).id);
    expect(refused?.faults).toMatchObject([
      { column: "status", message: "Tato hodnota není mezi dovolenými (APPROVED, SUSPENDED)." },
      { column: "isTankEnabled", message: "Tato hodnota není mezi dovolenými (0, 1)." },
    ]);
  });

  test("a file without a column that must be there is refused whole, by the line of its head", async () => {
    const made = await tried("categories", "code,position,name_cs,name_sk", "glass,9,Sklo,Sklo");
    expect(made).toMatchObject({ created: 0, refused: 1 });
    expect(await rows(made.id, "refused")).toMatchObject([
      {
        line: 1,
        faults: [{ column: "name_en", code: "missing_column", message: "Sloupec v souboru chybí." }],
      },
    ]);
  });
});

test("DINT-03 a cell that no database may hold is refused by its row, also in the key", async () => {
  const made = await tried("categories", categories, "gl\0ss,98,Sklo,Sklo,Glass");
  expect(await rows(made.id)).toMatchObject([
    { line: 2, key: "gl␀ss", state: "refused", faults: [{ column: "code", code: "bad_character" }] },
  ]);
});

describe("DINT-03 every kind by the same way", () => {
  test.each([
    ...(["categories", "empties", "products", "companies", "users", "content"] as const),
    "ship-tos:shiptos",
  ])("the demo's own file of %s changes nothing", async (told_) => {
    const [kind = "", file = kind] = told_.split(":");
    const made = await tried(kind, ...(await demo(`${file}.csv`)));
    expect(made).toMatchObject({ created: 0, refused: 0 });
    expect(made.changed + made.unchanged).toBeGreaterThan(0);
    // Days of the demo move with the day on which it is loaded.
    if (!["products", "users", "content"].includes(kind)) expect(made.changed).toBe(0);
  });

  test("each tells the head of its file, and which cells must be filled in", async () => {
    const kinds = await told<readonly { kind: string; template: string; isIntoDrafts: boolean }[]>(
      importsAsked.kinds,
    );
    expect(kinds.map(({ kind }) => kind)).toContain("ship-tos");
    expect(kinds.find(({ kind }) => kind === "categories")).toMatchObject({
      template: categories,
      columns: expect.arrayContaining([{ name: "code", isNeeded: true }]),
    });
    expect(kinds.filter(({ isIntoDrafts }) => isIntoDrafts).map(({ kind }) => kind)).toEqual(["price-lists"]);
  });
});

describe("DINT-03 a file is tried, then written whole or not at all", () => {
  test("each row tells what it would do, with line and cells, and nothing is written by that", async () => {
    const before = await nameOf("beer");
    const made = await tried(
      "categories",
      categories,
      "beer,10,Piva ze sklepa,Pivo,Beer",
      "glass,98,Sklo,Sklo,Glass",
      "empty,x,,Prázdne,Empty",
      (await demo("categories.csv"))[2] ?? "",
    );
    expect(made).toMatchObject({
      ...{ state: "tried", version: 1, created: 1, changed: 1, unchanged: 1, refused: 1 },
      ...{ triedBy: "Miloš Janda", writtenBy: null, notUndone: { code: "not-written" } },
    });
    expect(await rows(made.id)).toMatchObject([
      { line: 2, key: "beer", state: "changed", faults: [] },
      { line: 3, key: "glass", state: "created", fields: [] },
      {
        ...{ line: 4, key: "empty", state: "refused" },
        faults: [
          { column: "position", code: "not_a_number", value: "x" },
          { column: "name_cs", code: "missing" },
        ],
      },
      { line: 5, state: "unchanged", fields: [] },
    ]);
    const [changed] = await rows(made.id, "changed");
    expect(changed?.fields).toContainEqual({ column: "name_cs", before, after: "Piva ze sklepa" });
    expect(await nameOf("beer")).toBe(before);
    expect(await nameOf("glass")).toBeUndefined();
    // One row that is wrong, and nothing of the file is written.
    expect(await write({ id: made.id, version: 1 })).toMatchObject({ refusal: { code: "rows-refused" } });
    expect(await nameOf("glass")).toBeUndefined();
  });

  test("what was seen is written, once, with who did it in the log", async () => {
    const made = await tried("categories", categories, "glass,98,Sklo,Sklo,Glass");
    const input = { id: made.id, version: made.version };
    expect(await write(input)).toMatchObject({
      refusal: null,
      import: { state: "written", writtenBy: "Miloš Janda" },
    });
    expect(await nameOf("glass")).toBe("Sklo");
    expect(await write(input)).toMatchObject({ refusal: { code: "not-tried" } });
    const { rows: entries } = await sql<{ action: string; detail: object }>`
      select action, detail from audit_entry where subject_kind = 'import' and subject_id = ${String(made.id)}
      order by id`.execute(server.deps.db);
    expect(entries).toMatchObject([
      { action: "import.written", detail: { file: "categories.csv", rows: 1 } },
      { action: "import.written-row", detail: { key: "glass", name_cs: "Sklo" } },
    ]);
    const { items } = await told<{ items: readonly object[] }>(importsAsked.list);
    expect(items[0]).toMatchObject({ id: made.id, fileName: "categories.csv", created: 1 });
    const same = await tried("categories", categories, "glass,98,Sklo,Sklo,Glass");
    expect(await write({ id: same.id, version: 1 })).toMatchObject({ refusal: { code: "nothing-to-write" } });
  });

  test("DEDIT-01 where a row would do something else by now, nothing is written and the new trial is shown", async () => {
    const made = await tried("categories", categories, "glass,98,Sklenice,Sklo,Glass");
    expect(made).toMatchObject({ changed: 1 });
    await sql`update category set position = 97 where code = 'glass'`.execute(server.deps.db);
    expect(await write({ id: made.id, version: 1 })).toMatchObject({
      refusal: { code: "changed-meanwhile" },
      import: { state: "tried", version: 2 },
    });
    expect(await nameOf("glass")).toBe("Sklo");
    expect((await rows(made.id))[0]?.fields).toContainEqual({
      column: "position",
      before: "97",
      after: "98",
    });
    // Who still looks at the first trial writes nothing either.
    expect(await write({ id: made.id, version: 1 })).toMatchObject({
      refusal: { code: "changed-meanwhile" },
    });
    expect(await write({ id: made.id, version: 2 })).toMatchObject({ refusal: null });
    expect(await nameOf("glass")).toBe("Sklenice");
  });

  test("what is given up leaves its file, and is written no more", async () => {
    const made = await tried("categories", categories, "kegs,97,Sudy,Sudy,Kegs");
    expect(await drop({ id: made.id })).toMatchObject({ refusal: null, import: { state: "dropped" } });
    expect(await write({ id: made.id, version: 1 })).toMatchObject({ refusal: { code: "not-tried" } });
    expect(await rows(made.id)).toEqual([]);
    expect(await drop({ id: "0" })).toMatchObject({ import: null, refusal: { code: "import-unknown" } });
  });

  test("goods that customers see are changed by it at once, and the log of the product says so", async () => {
    const [head = "", line = ""] = await demo("products.csv");
    const made = await tried(
      "products",
      head,
      line.replace(",Lipovrch,Lipovrch 10,", ",Importka,Lipovrch 10,"),
    );
    expect(made).toMatchObject({ changed: 1, refused: 0 });
    expect(await write({ id: made.id, version: 1 })).toMatchObject({ refusal: null });
    const { rows: entries } = await sql<{ detail: object }>`
      select detail from audit_entry where subject_kind = 'product' and subject_id = '100101'`.execute(
      server.deps.db,
    );
    expect(entries).toMatchObject([{ detail: { brand: "Importka", brandBefore: "Lipovrch" } }]);
  });
});

describe("DINT-03 prices go into drafts", () => {
  const head = "price_list,sku,currency,base_price,your_price,valid_from,valid_to";

  test("each row is held against what holds on its day; written, it waits for a second person", async () => {
    const made = await tried("price-lists", head, "CZ-HORECA,100101,CZK,999.00,899.00,2026-12-01,");
    expect(made).toMatchObject({ changed: 1, created: 0, refused: 0, draftIds: [] });
    expect((await rows(made.id))[0]?.fields).toContainEqual(
      expect.objectContaining({ column: "base_price", after: "999" }),
    );
    const { import: written, refusal } = await write({ id: made.id, version: 1 });
    expect(refusal).toBeNull();
    expect(written).toMatchObject({
      state: "written",
      draftIds: [expect.any(String)],
      notUndone: { code: "in-drafts" },
    });
    const { rows: drafts } = await sql<{ created_by: string; state: string; lines: number }>`
      select created_by, state, (select count(*)::int from price_draft_line l where l.draft_id = d.id) as lines
      from price_draft d where id = any(${written?.draftIds}::bigint[])`.execute(server.deps.db);
    expect(drafts).toEqual([{ created_by: "S01", state: "open", lines: 1 }]);
    const { rows: held } = await sql`select from price where base_minor = 99900 and sku = '100101'`.execute(
      server.deps.db,
    );
    expect(held).toEqual([]);
  });

  test("a day that has passed is refused by its row", async () => {
    const made = await tried("price-lists", head, "CZ-HORECA,100101,CZK,999.00,899.00,2026-01-01,");
    expect(await rows(made.id)).toMatchObject([
      { line: 2, state: "refused", faults: [{ code: "day_passed" }] },
    ]);
  });
});

test("DEDIT-05 what the ERP keeps is not brought in here", async () => {
  const owned = await startTestServer({ env: { VYCEP_ERP_OWNS: "products" } });
  try {
    const caller = await owned.asStaff("S01");
    const input = {
      kind: "categories",
      name: "a.csv",
      content: packed(categories, "glass,98,Sklo,Sklo,Glass"),
    };
    const { data } = await caller.desk(importsAsked.try, { input });
    expect(data?.["tryDataImport"]).toMatchObject({ import: null, refusal: { code: "erp-owns-rows" } });
  } finally {
    await owned.stop();
  }
});
