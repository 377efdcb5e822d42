import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { printPage, readPage } from "../../../platform/list/read-list.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { historyList } from "./order-list.repo.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const newest = { sort: "created", direction: "desc" } as const;
const places = ["500101", "500102", "500103", "500104"];

/** With so few orders as the demo has, the whole table is the quickest of all ways; with many it is none. */
function planOf(page: ReturnType<typeof printPage>): Promise<string> {
  return inTransaction(server.deps.db, async (tx) => {
    for (const way of ["seqscan", "bitmapscan"])
      await sql`set local enable_${sql.raw(way)} = off`.execute(tx);
    const { rows } = await sql<{ "QUERY PLAN": string }>`explain ${page}`.execute(tx);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
}

describe("performance.md the newest orders are read from the index of their places, however many there are", () => {
  test.each([
    ["one place", ["500101"]],
    ["all places of a customer", places],
  ])("of %s: no table is read through, no history sorted, none counted", async (_, shipToIds) => {
    const plan = await planOf(printPage(historyList({ shipToIds }, newest), { limit: 25, offset: 50 }));
    expect(plan).toMatch(/Index (Only )?Scan using sales_order_ship_to/);
    expect(plan).not.toMatch(/Seq Scan on (sales_order|order_count)/);
    // One by one: the index gives the order within a place.
    expect(plan).toMatch(/Index Cond: \(ship_to_id = of\.id\)/);
    expect(plan).not.toMatch(/count\(\*\)/);
  });

  test("what follows a page begins in the index as well", async () => {
    const list = historyList({ shipToIds: places }, newest);
    const { next } = await readPage(server.deps.db, list, { limit: 25 });
    const plan = await planOf(printPage(list, { limit: 25, after: next }));
    expect(plan).toMatch(/Index Cond: \(\(ship_to_id = of\.id\) AND \(ROW\(created_at/);
  });
});

describe("performance.md a page of a long history", () => {
  const textOf = (shipToIds: readonly string[], offset: number) =>
    printPage(historyList({ shipToIds }, newest), { limit: 25, offset }).compile(server.deps.db).sql;

  test.each([
    ["one place", ["500101"]],
    ["three places", places.slice(1)],
  ])("of %s is planned once and not each time that it is read", async (_, shipToIds) => {
    // With millions of orders PostgreSQL keeps no plan of a text that leaves open how many rows and places it reads.
    expect(textOf(shipToIds, 0)).toMatch(/unnest\(array\[(\$\d+(, )?)+\]::text\[\]\)/);
    expect(textOf(shipToIds, 0)).toContain("limit 32) strand");
    expect(textOf(shipToIds, 0)).not.toMatch(/any\(\$\d+/);
    await inTransaction(server.deps.db, async (tx) => {
      for (let round = 0; round < 8; round += 1)
        await readPage(tx, historyList({ shipToIds }, newest), { limit: 25 });
      const { rows } = await sql<{ generic: number }>`
        select generic_plans::int as generic from pg_prepared_statements
        where statement = ${textOf(shipToIds, 0)}`.execute(tx);
      expect(rows[0]?.generic).toBeGreaterThanOrEqual(3);
    });
  });

  test("reads the names of its places, not those of all", async () => {
    class Done extends Error {}
    const run = inTransaction(server.deps.db, async (tx) => {
      await sql`
        insert into ship_to select (jsonb_populate_record(one.kept, jsonb_build_object('id', (8000000 + n)::text))).*
        from (select ship_to as kept from ship_to where id = '500101') one, generate_series(1, 600) n`.execute(
        tx,
      );
      await sql`analyze ship_to`.execute(tx);
      const { rows } = await sql<{ "QUERY PLAN": string }>`explain ${printPage(
        historyList({ shipToIds: ["500101"] }, newest),
        { limit: 25 },
      )}`.execute(tx);
      const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
      expect(plan).toMatch(/Index Scan using ship_to_\w+ on ship_to/);
      expect(plan).not.toMatch(/Seq Scan on ship_to/);
      throw new Done();
    });
    await expect(run).rejects.toThrow(Done);
  });

  test("of about as many places and about as far is one statement", () => {
    expect(textOf(places.slice(0, 3), 50)).toBe(textOf(places, 100));
    expect(textOf(places.slice(0, 1), 0)).not.toBe(textOf(places, 0));
    const many = Array.from({ length: 40 }, (_, at) => String(at));
    expect(textOf(many.slice(0, 9), 0)).toBe(textOf(many, 0));
  });
});

describe("HISTORY-01 a page of the history merged from its places", () => {
  const byHand = async (from: number, to: number) => {
    const { rows } = await sql<{ order_number: string }>`
      select order_number from sales_order where ship_to_id = any(${places}::text[])
      order by created_at desc, order_number desc`.execute(server.deps.db);
    return { numbers: rows.slice(from, to).map((row) => row.order_number), total: rows.length };
  };
  const numbersOf = (items: readonly { readonly orderNumber: string }[]) =>
    items.map(({ orderNumber }) => orderNumber);

  test.each([0, 25, 500])("holds after %i orders what the whole history holds there", async (offset) => {
    const page = await readPage(server.deps.db, historyList({ shipToIds: places }, newest), {
      limit: 25,
      offset,
    });
    const { numbers, total } = await byHand(offset, offset + 25);
    expect(numbersOf(page.items)).toEqual(numbers);
    expect(page.total).toBe(total);
  });

  test("goes on behind its last order, with the oldest first as well", async () => {
    const list = historyList({ shipToIds: places }, newest);
    const { next } = await readPage(server.deps.db, list, { limit: 30 });
    const page = await readPage(server.deps.db, list, { limit: 30, after: next });
    expect(numbersOf(page.items)).toEqual((await byHand(30, 60)).numbers);
    const oldest = historyList({ shipToIds: places }, { sort: "created", direction: "asc" });
    const { numbers } = await byHand(-5, Number.POSITIVE_INFINITY);
    expect(numbersOf((await readPage(server.deps.db, oldest, { limit: 5 })).items)).toEqual(
      numbers.toReversed(),
    );
  });

  test("holds nothing where nobody may look, and counts what a filter leaves", async () => {
    const none = await readPage(server.deps.db, historyList({ shipToIds: [] }, newest), { limit: 25 });
    expect(none).toMatchObject({ items: [], total: 0 });
    const cancelled = historyList({ shipToIds: places, statuses: ["cancelled"] }, newest);
    const { rows } = await sql<{ total: number }>`
      select count(*)::int as total from sales_order
      where state = 'cancelled' and ship_to_id = any(${places}::text[])`.execute(server.deps.db);
    expect((await readPage(server.deps.db, cancelled, { limit: 25 })).total).toBe(rows[0]?.total);
  });
});

test("HISTORY-01 orders are counted as they come and go, and stay at their place", async () => {
  const { db } = server.deps;
  const wrong = async () => {
    const { rows } = await sql`
      select ship_to_id, c.count, o.count as there from order_count c full join (
        select ship_to_id, count(*)::int from sales_order group by 1) o using (ship_to_id)
      where coalesce(c.count, 0) <> coalesce(o.count, 0)`.execute(db);
    return rows;
  };
  expect(await wrong()).toEqual([]);
  const columns = sql.raw(
    `company_id, created_at, delivery_date, delivery_method, document_code, customer_order_number, note_for_driver,
     payment_method, state, processing_status, delivery_status, currency, net_minor, vat_minor, gross_minor,
     deposit_minor, total_minor, grams, pallet_thousandths, millilitres, line_count, payer`,
  );
  await sql`insert into sales_order (ship_to_id, ${columns})
    select ship_to_id, ${columns} from sales_order where order_number in (
      (select order_number from sales_order where ship_to_id = '500101' limit 1),
      (select order_number from sales_order where ship_to_id = '600401' limit 1))`.execute(db);
  expect(await wrong()).toEqual([]);
  const made = sql`order_number not in (select order_number from order_line)`;
  await sql`delete from sales_order where ${made}`.execute(db);
  expect(await wrong()).toEqual([]);
  await expect(
    sql`update sales_order set ship_to_id = '500102' where ship_to_id = '500101'`.execute(db),
  ).rejects.toThrow("stays at its place");
});
