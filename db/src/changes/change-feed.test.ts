import fc from "fast-check";
import type { Client } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { connect } from "../connection.ts";
import { products } from "../import/goods/products.ts";
import { importRows } from "../import/import-rows.ts";
import { importers } from "../import/importers.ts";
import { useDemo } from "../testing/use-database.ts";
import { type ChangePage, changesAfter } from "./change-feed.ts";
import type { Feed } from "./feed.ts";
import { feeds } from "./feeds.ts";

const today = "2026-11-20";
const database = useDemo(today);

const feedOf = (noun: string): Feed => {
  const found = feeds.find((feed) => feed.noun === noun);
  if (found === undefined) throw new Error(`no feed of ${noun}`);
  return found;
};

async function page(client: Client, noun: string, after: number, limit = 1000): Promise<ChangePage> {
  await client.query("begin");
  const told = await changesAfter(client, feedOf(noun), { after, limit, today });
  await client.query("commit");
  if (told === undefined) throw new Error("no such position");
  return told;
}

/** All that a program hears that goes on until nothing more comes. */
async function allOf(client: Client, noun: string, after = 0, limit = 1000) {
  const changes = [];
  let position = after;
  for (;;) {
    const told = await page(client, noun, position, limit);
    changes.push(...told.changes);
    position = told.position;
    if (!told.hasMore) return { changes, position };
  }
}

describe("B16 what is told can be sent back", () => {
  test.each(feeds.map(({ noun }) => noun))(
    "%s: every row that there is, and sent back it changes nothing",
    async (noun) => {
      const { client } = database;
      const { changes, position } = await allOf(client, noun);
      const { rows: counted } = await client.query(`select count(*) from ${feedOf(noun).from.table}`);
      expect(changes.length).toBe(counted[0].count);
      const importer = importers.find(({ kind }) => kind === noun);
      if (importer === undefined) throw new Error(`no importer of ${noun}`);
      for (const { key, row } of changes.slice(0, 5))
        expect(key).toEqual(Object.fromEntries(importer.key.map((name) => [name, String(row?.[name])])));
      await client.query("begin");
      const rows = changes.map(({ row }) => row);
      expect(await importRows(client, importer, { rows, today })).toEqual([]);
      await client.query("commit");
      expect((await allOf(client, noun, position)).changes).toEqual([]);
    },
  );
});

describe("B16 the feed of changes", () => {
  const rename = (sku: string, name: string) =>
    database.client.query(
      `update product set names = names || jsonb_build_object('cs', $2::text) where sku = $1`,
      [sku, name],
    );

  test("a row that changed often comes once, as it is now, and one that is gone says so", async () => {
    const { client } = database;
    const { position } = await allOf(client, "products");
    for (const name of ["A", "B", "C"]) await rename("100107", name);
    const { changes } = await allOf(client, "products", position);
    expect(changes.map(({ key, row }) => [key.sku, row?.name_cs])).toEqual([["100107", "C"]]);

    const limits = await allOf(client, "product-limits");
    await client.query("delete from product_limit where ship_to_id = '500101'");
    const gone = (await allOf(client, "product-limits", limits.position)).changes;
    expect(gone.length).toBeGreaterThan(0);
    expect(gone.every(({ row, key }) => row === null && key.shipto === "500101")).toBe(true);
  });

  test("D35 a description comes in each language, and null where there is none", async () => {
    const { client } = database;
    const { position } = await allOf(client, "products");
    await client.query(`update product set descriptions = '{"cs": "Hořké."}' where sku = '100108'`);
    expect((await allOf(client, "products", position)).changes).toMatchObject([
      { row: { sku: "100108", description_cs: "Hořké.", description_sk: null, description_en: null } },
    ]);
    const { rows } = await client.query(
      "select sku, descriptions from product where sku in ('100112', '100201')",
    );
    const { changes } = await allOf(client, "products");
    const told = changes.flatMap(({ row }) => (row?.sku === "100112" || row?.sku === "100201" ? [row] : []));
    const [first, { description_cs: _, ...second } = {}] = told;
    await client.query("begin");
    expect(
      await importRows(client, products, {
        rows: [
          { ...first, description_sk: null },
          { ...second, description_sk: "Iné." },
        ],
        today,
      }),
    ).toEqual([]);
    await client.query("commit");
    const kept = await client.query(
      "select sku, descriptions from product where sku in ('100112', '100201')",
    );
    const [one, other] = rows;
    expect(kept.rows).toEqual(
      expect.arrayContaining([
        { sku: one.sku, descriptions: { cs: one.descriptions.cs, en: one.descriptions.en } },
        { sku: other.sku, descriptions: { ...other.descriptions, sk: "Iné." } },
      ]),
    );
  });

  test("what stands in tables beside belongs to the row: a tax, a deposit, a place that is chosen first", async () => {
    const { client } = database;
    const { position } = await allOf(client, "products");
    await client.query("delete from product_deposit where sku = '100108' and market = 'SK'");
    expect((await allOf(client, "products", position)).changes).toMatchObject([
      { row: { sku: "100108", deposit_sk: "" } },
    ]);
    const users = await allOf(client, "users");
    await client.query("delete from default_ship_to where uid = 'U001'");
    expect((await allOf(client, "users", users.position)).changes).toMatchObject([
      { row: { uid: "U001", defaultShipToID: null } },
    ]);
  });

  test("a table that is emptied takes all its rows away", async () => {
    const { client } = database;
    const { position } = await allOf(client, "product-limits");
    await client.query("truncate product_limit");
    const { changes } = await allOf(client, "product-limits", position);
    expect(changes.length).toBeGreaterThan(0);
    expect(changes.every(({ row }) => row === null)).toBe(true);
  });

  test("pages are as long as asked for, and follow each other without a gap", async () => {
    const { client } = database;
    const whole = await allOf(client, "products");
    const pieces = await allOf(client, "products", 0, 7);
    expect(pieces).toEqual(whole);
    expect((await page(client, "products", 0, 7)).changes).toHaveLength(7);
    await client.query("begin");
    expect(
      await changesAfter(client, feedOf("products"), { after: whole.position + 1, limit: 1, today }),
    ).toBeUndefined();
    await client.query("rollback");
  });
});

/** What one of several programs at work does next. */
type Step =
  | { readonly kind: "begin" | "commit" | "rollback"; readonly who: number }
  | { readonly kind: "write" | "remove"; readonly who: number; readonly key: number }
  | { readonly kind: "poll"; readonly limit: number };

const who = fc.nat({ max: 2 });
const key = fc.nat({ max: 5 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom("begin" as const, "commit" as const, "rollback" as const),
      who,
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("write" as const), who, key }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("remove" as const), who, key }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("poll" as const), limit: fc.integer({ min: 1, max: 3 }) }),
  },
);

describe("B16 whoever goes on from the last position misses nothing", () => {
  const writers: Client[] = [];
  beforeAll(async () => {
    for (let at = 0; at < 3; at += 1) writers.push(await connect(database.url));
  });
  afterEach(() => Promise.all([database.client, ...writers].map((each) => each.query("rollback"))));
  afterAll(() => Promise.all(writers.map((writer) => writer.end())));

  test("however changes are interleaved, and in whatever order they are committed", async () => {
    const { client } = database;
    let position = (await allOf(client, "content")).position;
    let counter = 0;
    const mirror = new Map<string, unknown>();
    const take = (told: ChangePage) => {
      for (const { key: named, row } of told.changes)
        if (row === null) mirror.delete(String(named.key));
        else mirror.set(String(named.key), row.sort);
      expect(told.position).toBeGreaterThanOrEqual(position);
      position = told.position;
    };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        // Each program writes its own rows, so that none waits for another: they commit in any order.
        const isOpen = [false, false, false];
        for (const next of steps) {
          if (next.kind === "poll") {
            take(await page(client, "content", position, next.limit));
            continue;
          }
          const writer = writers[next.who] as Client;
          if (!("key" in next)) {
            if (isOpen[next.who] === (next.kind === "begin")) continue;
            isOpen[next.who] = next.kind === "begin";
            await writer.query(next.kind);
          } else {
            const named = `${["own", "other", "third"][next.who]}-${"abcdef"[next.key]}`;
            counter += 1;
            await (next.kind === "write"
              ? writer.query(
                  `insert into content (kind, key, sort, markets, is_new_capability, titles, bodies, sections)
                   values ('article', $1, $2, '{CZ}', false, '{"en":"x"}', '{}', '{}')
                   on conflict (kind, key) do update set sort = excluded.sort`,
                  [named, counter],
                )
              : writer.query("delete from content where kind = 'article' and key = $1", [named]));
          }
        }
        for (const [at, writer] of writers.entries()) if (isOpen[at]) await writer.query("commit");
        for (let hasMore = true; hasMore; ) {
          const told = await page(client, "content", position, 2);
          take(told);
          ({ hasMore } = told);
        }
        const { rows } = await client.query<{ key: string; sort: number }>(
          "select key, sort from content where key ~ '^(own|other|third)-'",
        );
        const ours = [...mirror].filter(([named]) => /^(own|other|third)-/.test(named));
        expect(new Map(ours)).toEqual(new Map(rows.map((row) => [row.key, row.sort])));
      }),
      { numRuns: 40 },
    );
  }, 60_000);

  test("a change that is long under way comes when it is committed, though later ones came before", async () => {
    const { client } = database;
    const [slow, fast] = writers as [Client, Client];
    const { position } = await allOf(client, "users");
    const called = "update app_user set first_name = first_name || '!' where uid = $1";
    await slow.query("begin");
    await slow.query(called, ["U001"]);
    await fast.query(called, ["U002"]);
    const first = await allOf(client, "users", position);
    expect(first.changes.map(({ key: { uid } }) => uid)).toEqual(["U002"]);
    await slow.query("commit");
    const second = await allOf(client, "users", first.position);
    expect(second.changes.map(({ key: { uid } }) => uid)).toEqual(["U001"]);
  });

  test("a change that began before anybody asked for the feed is waited for and told", async () => {
    const { client } = database;
    await client.query("delete from change_feed where noun = 'companies'");
    const [slow] = writers as [Client];
    await slow.query("begin");
    await slow.query("update company set store = 'NEW' where id = 'C1'");
    const asking = allOf(client, "companies");
    await slow.query("commit");
    const { changes } = await asking;
    expect(changes.find(({ key: { id } }) => id === "C1")?.row?.store).toBe("NEW");
  });

  test("two who ask at once get each number once, and both hear everything", async () => {
    const { client } = database;
    const [one, two] = writers as [Client, Client];
    const { position } = await allOf(client, "products");
    await client.query("update product set is_new = not is_new");
    const [first, second] = await Promise.all([
      allOf(one, "products", position),
      allOf(two, "products", position),
    ]);
    expect(first.changes).toHaveLength(150);
    expect(second).toEqual(first);
    expect(new Set(first.changes.map((change) => change.position)).size).toBe(150);
  });
});
