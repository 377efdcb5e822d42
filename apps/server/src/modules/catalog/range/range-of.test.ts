import { toId } from "@vycep/domain/kernel/ids";
import { LANGUAGES } from "@vycep/domain/market/language";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../../platform/db.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { list, product } from "../../../testing/ask-products.ts";
import { type Caller, startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { unpackTexts } from "./packed-texts.ts";
import { findShared, goodsInTurn, type RangeRow } from "./range.repo.ts";
import { currentRange } from "./range-of.ts";

let server: TestServer;
let owner: Caller;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
});
afterAll(() => server.stop());

const version = async () => {
  const { rows } = await sql<{ version: string }>`select version from range_version`.execute(server.deps.db);
  return rows[0]?.version;
};

describe("the number of the range", () => {
  it.each([
    "update category set position = position",
    "update product set is_new = is_new where sku = '100201'",
    "update product_vat set vat_class = vat_class where sku = '100201'",
    "update product_deposit set units = units where sku = '100201'",
    "delete from product_photo where sku = '100201'",
    "update empties_type set names = names",
    "update empties_deposit set deposit_minor = deposit_minor",
    "update bundle set max_packages = max_packages",
    "update bundle_item set position = position",
    "update vat_rate set percent = percent",
    "update search_synonym set word = word where term = 'keg'",
  ])("is another one after: %s", async (change) => {
    const before = await version();
    await sql.raw(change).execute(server.deps.db);
    expect(await version()).not.toBe(before);
  });

  it("stays while only a place's own facts change", async () => {
    const before = await version();
    await sql`update price set your_minor = your_minor where sku = '100201'`.execute(server.deps.db);
    await sql`update promo_leaflet set name = name`.execute(server.deps.db);
    expect(await version()).toBe(before);
  });
});

describe("the goods of the range", () => {
  it("come in parts, each product once with all that is its own, and in the order of each alphabet", async () => {
    const { db } = server.deps;
    const { rows } = await sql<{ sku: string }>`select sku from product order by sku`.execute(db);
    const all = rows.map(({ sku }) => sku);
    await inTransaction(db, async (tx) => {
      const whole: RangeRow[] = [];
      for await (const part of goodsInTurn(tx)) whole.push(...part);
      const parts: (readonly RangeRow[])[] = [];
      for await (const part of goodsInTurn(tx, 25)) parts.push(part);
      expect(parts.length).toBe(Math.floor(all.length / 25) + 1);
      expect(parts.flat()).toEqual(whole);
      expect(whole.map(({ body }) => JSON.parse(body)[0])).toEqual(all);
      const orders = (await findShared(tx)).filter(({ kind }) => kind === "order");
      expect(orders.map(({ body }) => JSON.parse(body)[0])).toEqual(LANGUAGES);
      for (const { body } of orders) expect(JSON.parse(body)[1].toSorted()).toEqual(all.toSorted());
    });
  });

  it("are read with what hangs on them by number, a part of each table at a time", async () => {
    await inTransaction(server.deps.db, async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      // What the connection may have planned before that is not asked for.
      await sql`set local plan_cache_mode = force_custom_plan`.execute(tx);
      await goodsInTurn(tx, 25).next();
      const { rows } = await sql<{ name: string }>`
        select name from pg_prepared_statements
        where statement like '%part as materialized%' and statement not like '%pg_prepared%'`.execute(tx);
      const { rows: lines } = await sql<{ "QUERY PLAN": string }>`
        explain execute ${sql.id(rows[0]?.name ?? "")} ('', 25, '', '', '')`.execute(tx);
      const plan = lines.map((line) => line["QUERY PLAN"]).join("\n");
      for (const table of ["product_deposit", "product_vat", "product_photo"])
        expect(plan).toMatch(new RegExp(`${table}(_pkey| ).*\\n.*Cond: \\(\\(?sku > .*sku <= `));
    });
  });
});

describe("what is seen after a change", () => {
  it("C10 nothing older than the change, whoever made it: 40 rounds, list and detail asked at once", async () => {
    const elsewhere = openDatabase({ ...server.config, databasePool: 1 }, () => {});
    try {
      for (let round = 1; round <= 40; round += 1) {
        const name = `Ležák ${round}`;
        await sql`update product set names = jsonb_set(names, '{cs}', to_jsonb(${name}::text)), is_new = ${round % 2 === 0}
          where sku = '100201'`.execute(elsewhere.db);
        const [detail, news] = await Promise.all([
          product(owner, "100201"),
          list(owner, { filter: { product_new: { eq: "1" } }, pageSize: 100 }),
        ]);
        expect(detail.name).toBe(name);
        expect(news.skus.includes("100201")).toBe(round % 2 === 0);
      }
    } finally {
      await elsewhere.close();
    }
  });

  it("C10 a transaction that is under way reads it too, and anew when it changed between two statements", async () => {
    const elsewhere = openDatabase({ ...server.config, databasePool: 1 }, () => {});
    const rename = (name: string) =>
      sql`update product set names = jsonb_set(names, '{cs}', to_jsonb(${name}::text)) where sku = '100201'`.execute(
        elsewhere.db,
      );
    try {
      await rename("Ležák I");
      const named = await inTransaction(server.deps.db, async (tx) => {
        const reading = currentRange(tx);
        await rename("Ležák II");
        await reading;
        return (await currentRange(tx)).goods.get(toId("100201"))?.names;
      });
      expect(named && unpackTexts(named).cs).toBe("Ležák II");
    } finally {
      await elsewhere.close();
    }
  });

  it("what is rolled back is never seen", async () => {
    const before = await product(owner, "100201");
    const undone = server.deps.db.transaction().execute(async (tx) => {
      await sql`update product set names = jsonb_set(names, '{cs}', '"Nikdy"') where sku = '100201'`.execute(
        tx,
      );
      expect((await product(owner, "100201")).name).toBe(before.name);
      throw new Error("undo it");
    });
    await expect(undone).rejects.toThrow("undo it");
    expect((await product(owner, "100201")).name).toBe(before.name);
  });

  it("C10 answers kept for all carry nobody's own facts: two customers ask for the same, one after the other", async () => {
    const slovak = await server.as("U024");
    const first = await list(owner);
    const other = await list(slovak);
    const again = await list(owner);
    expect(again.items).toEqual(first.items);
    expect(again.aggregations).toEqual(first.aggregations);
    expect(other.items.map(({ your_price }) => your_price)).not.toEqual(
      first.items.map(({ your_price }) => your_price),
    );
  });

  it("C7 a list costs four statements with its facets, three without, and a detail three", async () => {
    expect((await list(owner)).statements).toBe(4);
    const bare = await owner.graphql("{ products(filter: {}) { items { sku your_price } } }");
    expect(bare).toMatchObject({ errors: [], statements: 3 });
  });
});
