import { masterDataExamples } from "@vycep/contract/erp/master-data-examples";
import { MASTER_DATA } from "@vycep/domain/erp/master-data";
import { namesIn } from "@vycep/domain/kernel/closed-list";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { product } from "../../../testing/ask-products.ts";
import { programOf } from "../../../testing/programs/make-key.ts";
import { runServiceKey, serviceProgram } from "../../../testing/programs/service-program.ts";
import { type Caller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

const nouns = namesIn(MASTER_DATA);

let server: TestServer;
let erp: Awaited<ReturnType<typeof serviceProgram>>;
let owner: Caller;
beforeAll(async () => {
  server = await startTestServer({ env: { VYCEP_ERP_OWNS: "products,prices,customers,content" } });
  erp = await serviceProgram(server, "ERP", ...nouns);
  owner = await server.as("U001");
});
afterAll(() => server.stop());

/** Goes on until nothing more comes. */
async function position(noun: string, after = 0): Promise<number> {
  const told = await erp.changes(noun, `?after=${after}&limit=1000`);
  return told.has_more ? position(noun, told.position) : told.position;
}

describe("B16 done: what a system tells, customers have at once", () => {
  test("D29 a product that nobody has seen before, with a price where the systems own prices", async () => {
    const fresh = {
      ...{ ...masterDataExamples.products.row, sku: "199001", ean: "2901990010018" },
      ...{ name_cs: "Zkušební ležák", name_sk: "Skúšobný ležiak", name_en: "Trial lager" },
    };
    const price = {
      ...masterDataExamples["price-lists"].row,
      sku: "199001",
      base_price: 500,
      your_price: 432.1,
    };
    expect(await erp.save("products", [fresh])).toMatchObject({ good: 1, refused: 0, kept: true });
    expect(await erp.save("price-lists", [price])).toMatchObject({ good: 1, refused: 0, kept: true });
    expect(await product(owner, "199001")).toMatchObject({ sku: "199001", your_price: 432.1 });
    await erp.save("price-lists", [{ ...price, your_price: 400 }]);
    expect(await product(owner, "199001")).toMatchObject({ your_price: 400 });
  });

  test("sending a call again changes nothing, and nobody hears of it", async () => {
    const before = await position("products");
    const { row } = masterDataExamples.products;
    await erp.save("products", [{ ...row, name_cs: "Desítka" }]);
    const { changes, position: then } = await erp.changes("products", `?after=${before}`);
    expect(changes.map(({ key, row: now }) => [key.sku, now?.name_cs])).toEqual([["100101", "Desítka"]]);
    expect(await erp.save("products", [{ ...row, name_cs: "Desítka" }])).toMatchObject({
      good: 1,
      kept: true,
    });
    expect(await erp.changes("products", `?after=${then}`)).toEqual({
      changes: [],
      position: then,
      has_more: false,
    });
  });

  test("what goes is told with its key, and one noun's changes are not another's", async () => {
    const [limits, users] = [await position("product-limits"), await position("users")];
    await sql`delete from product_limit where ship_to_id = '500101' and sku = '130506'`.execute(
      server.deps.db,
    );
    const { changes } = await erp.changes("product-limits", `?after=${limits}`);
    expect(changes).toMatchObject([{ key: { shipto: "500101", sku: "130506" }, row: null }]);
    expect(await erp.changes("users", `?after=${users}`)).toMatchObject({ changes: [], has_more: false });
  });

  test("programs of companies are no users that a system could send back, neither old ones nor new ones", async () => {
    await programOf(server, "U001", { kind: "company" });
    const before = await erp.changes("users", "?after=0&limit=1000");
    await programOf(server, "U001", { kind: "company" });
    const after = await erp.changes("users", `?after=${before.position}`);
    expect(after.changes).toEqual([]);
    const rows = before.changes.flatMap(({ row }) => row ?? []);
    expect(rows.length).toBeGreaterThan(10);
    expect((await erp.save("users", rows, { dry_run: true })).refused).toBe(0);
  });

  test("the audit names the key and what it did, and a dry run leaves nothing there", async () => {
    const written = async () => {
      const { rows } = await sql<{ subject_id: string; detail: object }>`
        select subject_id, detail from audit_entry where action = 'master-data.content' order by at`.execute(
        server.deps.db,
      );
      return rows;
    };
    const rows = [masterDataExamples.content.row, {}];
    await erp.save("content", rows, { dry_run: true });
    expect(await written()).toEqual([]);
    await erp.save("content", rows);
    expect(await written()).toEqual([{ subject_id: erp.id, detail: { good: 1, refused: 1 } }]);
  });
});

describe("B16 keys are made, listed and revoked by whoever runs the server", () => {
  test("what is asked wrongly makes no key", async () => {
    expect(await runServiceKey(server, "create", "Till", "orders")).toMatchObject({
      code: 1,
      said: expect.stringContaining("No such noun: orders"),
    });
    expect(await runServiceKey(server, "create", "Till", "products", "days=9999")).toMatchObject({ code: 1 });
    expect(await runServiceKey(server, "create", "ERP", "products")).toMatchObject({ code: 1 });
    expect(await runServiceKey(server, "revoke", "Nobody")).toMatchObject({ code: 1 });
  });

  test("its text is told once; the list says until when, when it was used and that it is revoked", async () => {
    const till = await serviceProgram(server, "Till", "products:read", "days=30");
    const { id, secret } = till;
    const listed = async () =>
      (await runServiceKey(server, "list")).said.split("\n").filter((line) => line.includes("Till"));
    expect(await listed()).toEqual([expect.stringMatching(/good until .*, never used; may products:read$/)]);
    await till.ask("products");
    expect(await listed()).toEqual([expect.stringMatching(/last used 20\d\d-/)]);
    await runServiceKey(server, "revoke", "Till");
    expect(await listed()).toEqual([expect.stringMatching(/Till: revoked /)]);
    const { rows } = await sql<{ all: string }>`
      select string_agg(row_to_json(service_key)::text, '') as all from service_key`.execute(server.deps.db);
    expect(rows[0]?.all).toContain(id);
    expect(rows[0]?.all).not.toContain(secret);
    const { rows: told } = await sql<{ action: string }>`
      select action from audit_entry where subject_id = ${id} order by at`.execute(server.deps.db);
    expect(told.map(({ action }) => action)).toEqual(["service-key.created", "service-key.revoked"]);
  });
});
