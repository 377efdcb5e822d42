import { erpOrderTopic } from "@vycep/contract/orders/erp-order";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let service: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  service = await server.asStaff("S02");
});
afterAll(() => server.stop());

const asking = `query ($filter: DeskOrderFilter! = {}, $sort: DeskOrderSort! = delivery, $ascending: Boolean! = false,
  $first: Int! = 50, $after: String) {
  orders(filter: $filter, sort: $sort, ascending: $ascending, first: $first, after: $after) {
    total isMore next
    items { number erpNumber shipToId shipToName companyId companyName method deliveryDate createdAt state netMinor totalMinor
      currency litres pallets kilograms source erp isProvisional }
  }
}`;

type Row = { readonly [Name in string]: unknown } & {
  readonly number: string;
  readonly companyId: string;
  readonly shipToId: string;
  readonly deliveryDate: string;
  readonly createdAt: string;
};
type Page = {
  readonly total: number;
  readonly isMore: boolean;
  readonly next: string | null;
  readonly items: readonly Row[];
};

async function list(caller: StaffCaller, variables: Readonly<Record<string, unknown>> = {}): Promise<Page> {
  const { data, errors } = await caller.desk(asking, variables);
  expect(errors).toEqual([]);
  return data?.["orders"] as Page;
}

const count = async (where: ReturnType<typeof sql>) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sales_order o where ${where}`.execute(server.deps.db);
  return rows[0]?.count;
};

describe("DORD-01 the orders of all customers", () => {
  test.each([
    ["a page of none", { first: 0 }, "page-size-invalid"],
    ["a page too long", { first: 201 }, "page-size-invalid"],
    ["a day that is none", { filter: { deliveryFrom: "2026-02-30" } }, "date-invalid"],
    ["a cursor that we never made", { after: "x" }, "cursor-invalid"],
  ])("%s is refused", async (_case, variables, code) => {
    const { errors } = await service.desk(asking, variables);
    expect(errors[0]?.extensions.code).toBe(code);
  });

  test("DORD-01 tell of each what the list shows", async () => {
    const { items, total } = await list(service, { first: 1 });
    expect(total).toBe(Math.min(1000, (await count(sql`true`)) ?? 0));
    const { rows } = await sql<Record<string, unknown>>`
      select o.order_number as number, s.name as "shipToName", c.name as "companyName", o.net_minor as "netMinor",
        o.millilitres / 1000.0 as litres, o.pallet_thousandths / 1000.0 as pallets, o.grams / 1000.0 as kilograms
      from sales_order o join ship_to s on s.id = o.ship_to_id join company c on c.id = o.company_id
      order by o.delivery_date desc, o.order_number desc limit 1`.execute(server.deps.db);
    const [first] = rows;
    expect(items[0]).toMatchObject({
      ...first,
      ...{ litres: Number(first?.["litres"]), pallets: Number(first?.["pallets"]) },
      ...{ kilograms: Number(first?.["kilograms"]), source: "portal", isProvisional: false },
    });
  });

  test("DLIST-01 page by page each comes once, in both orders and both directions", async () => {
    for (const sort of ["created", "delivery"])
      for (const ascending of [true, false]) {
        const seen: Row[] = [];
        let after: string | null = null;
        do {
          const page: Page = await list(service, { sort, ascending, first: 200, after });
          seen.push(...page.items);
          after = page.next;
        } while (after !== null);
        expect(new Set(seen.map(({ number }) => number)).size).toBe(await count(sql`true`));
        const keys = seen.map(
          (row) => `${sort === "created" ? row.createdAt : row.deliveryDate} ${row.number}`,
        );
        const sorted = keys.toSorted();
        expect(keys).toEqual(ascending ? sorted : sorted.toReversed());
      }
  });

  test.each([
    ["states", { states: ["on_the_way", "received"] }, sql`o.state in ('on-the-way', 'received')`],
    [
      "days",
      { deliveryFrom: "2026-11-23", deliveryTo: "2026-11-27" },
      sql`o.delivery_date between '2026-11-23' and '2026-11-27'`,
    ],
    ["a method", { methods: ["truck_truck"] }, sql`o.delivery_method = 'truck_truck'`],
    ["a company", { companies: ["C2"] }, sql`o.company_id = 'C2'`],
    ["places", { shipTos: ["500101", "500102"] }, sql`o.ship_to_id in ('500101', '500102')`],
    ["what came by EDI", { sources: ["edi"] }, sql`o.source = 'edi'`],
    ["provisional prices", { isProvisional: true }, sql`o.is_provisional`],
    ["a company's name without diacritics", { text: "napoje braz" }, sql`o.company_id = 'C2'`],
    ["the beginning of a number", { text: "47001003" }, sql`o.order_number like '47001003%'`],
    ["a percent sign", { text: "%" }, sql`false`],
  ])("by %s", async (_by, filter, where) => {
    const { items, total } = await list(service, { filter, first: 200 });
    const wanted = await count(where);
    expect(total).toBe(wanted);
    const numbers = items.map(({ number }) => number);
    const fitting = await count(sql`(${where}) and o.order_number = any(${numbers}::text[])`);
    expect(fitting).toBe(numbers.length);
  });

  test("say how far the ERP knows of them, and find those it refused", async () => {
    const [{ number = "" } = {}] = (await list(service, { filter: { companies: ["C1"] }, first: 1 })).items;
    await sql`
      insert into outbox (topic, company_id, order_number, payload, created_at, next_attempt_at, parked_at)
      values (${erpOrderTopic}, 'C1', ${number}, '{}', now(), now(), now())
      on conflict (topic, order_number) do update
        set parked_at = now(), delivered_at = null, dropped_at = null`.execute(server.deps.db);
    const refused = await list(service, { filter: { erp: "refused" } });
    expect(refused.items.map((row) => [row.number, row["erp"]])).toEqual([[number, "refused"]]);
  });
});

describe("sales see the orders of their companies alone", () => {
  test("in the list, whatever they ask for", async () => {
    const radim = await server.asStaff("S03");
    const companies = new Set((await list(radim, { first: 200 })).items.map(({ companyId }) => companyId));
    expect(companies).toEqual(new Set(["C1", "C4"]));
    expect((await list(radim, { filter: { companies: ["C2"] } })).total).toBe(0);
    expect((await list(radim, { filter: { text: "Nápoje Brázda" } })).total).toBe(0);
  });

  test("and one by its number, another's being as unknown as a missing one", async () => {
    const radim = await server.asStaff("S03");
    const [{ number: theirs = "" } = {}] = (await list(service, { filter: { companies: ["C2"] }, first: 1 }))
      .items;
    const one = "query ($number: ID!) { order(number: $number) { row { number } } }";
    for (const number of [theirs, "4799999999"])
      expect(await radim.desk(one, { number })).toMatchObject({ data: { order: null }, errors: [] });
    expect((await service.desk(one, { number: theirs })).data).toEqual({
      order: { row: { number: theirs } },
    });
  });
});

test("DORD-02 an order has its lines with the four numbers, as the database has them", async () => {
  const { rows } = await sql<{ number: string; lines: unknown }>`
    select o.order_number as number, (select json_agg(json_build_object('lineNo', l.line_no, 'sku', l.sku,
      'name', l.names ->> 'cs', 'ordered', l.boxes_ordered, 'confirmed', l.boxes_confirmed,
      'delivered', l.boxes_delivered, 'invoiced', l.boxes_invoiced, 'netMinor', l.net_minor) order by l.line_no)
      from order_line l where l.order_number = o.order_number) as lines
    from sales_order o where o.state = 'partially-delivered' and o.line_count > 1
    order by o.order_number limit 1`.execute(server.deps.db);
  const [expected] = rows;
  const { data } = await service.desk(
    `query ($number: ID!) { order(number: $number) {
      orderedBy lines { lineNo sku name ordered confirmed delivered invoiced netMinor } } }`,
    { number: expected?.number },
    { lang: "cs" },
  );
  expect(data?.["order"]).toMatchObject({ lines: expected?.lines });
  expect(data?.["order"]).toHaveProperty("orderedBy", expect.stringMatching(/\p{L}+ \p{L}+/u));
});

test("DLIST-08 a page takes two statements, and reads along an index", async () => {
  const { statements } = await service.desk(asking, { first: 50 });
  expect(statements).toBe(2);
  for (const [sort, index] of [
    ["created_at desc", "sales_order_created"],
    ["delivery_date desc", "sales_order_delivery"],
  ] as const) {
    const plan = await server.deps.db.transaction().execute(async (tx) => {
      // The demo is small enough to be read whole; what counts is that the order can come from the index.
      await sql`set local enable_seqscan = off`.execute(tx);
      await sql`set local enable_sort = off`.execute(tx);
      const { rows } = await sql<{ "QUERY PLAN": string }>`
        explain select order_number from sales_order order by ${sql.raw(sort)}, order_number desc limit 50`.execute(
        tx,
      );
      return rows.map((row) => row["QUERY PLAN"]).join("\n");
    });
    expect(plan).toContain(index);
  }
});

describe("DORD-01 how many orders each view has", () => {
  const counting = `query ($filters: [DeskOrderFilter!]!) { orderCounts(filters: $filters) { total isMore } }`;
  const filters = [
    { states: ["received"] },
    { states: ["partially_delivered"], isReplaced: false },
    { erp: "refused" },
    { isProvisional: true, methods: ["tank_tank"] },
    { text: "hvězd", deliveryFrom: "2026-01-01" },
    {},
  ];

  test("not so many at once", async () => {
    const { errors } = await service.desk(counting, { filters: Array.from({ length: 11 }, () => ({})) });
    expect(errors[0]?.extensions).toMatchObject({ code: "too-many" });
  });

  test("as many as their lists find, for sales as well, all in one statement after who asks", async () => {
    for (const caller of [service, await server.asStaff("S03")]) {
      const { data, statements } = await caller.desk(counting, { filters });
      const lists = await Promise.all(filters.map((filter) => list(caller, { filter, first: 1 })));
      expect(data?.["orderCounts"]).toEqual(lists.map(({ total, isMore }) => ({ total, isMore })));
      expect(statements).toBe(2);
    }
  });

  test("DLIST-08 what came short is found by an index of its own", async () => {
    const plan = await server.deps.db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      const { rows } = await sql<{ "QUERY PLAN": string }>`
        explain select from sales_order o where o.state = any(${["partially-delivered"]}::text[])`.execute(
        tx,
      );
      return rows.map((row) => row["QUERY PLAN"]).join("\n");
    });
    expect(plan).toContain("sales_order_partly");
  });
});

type Summed = {
  readonly [Sum in "vatMinor" | "depositMinor" | "returnedMinor"]: number;
} & {
  readonly row: { readonly netMinor: number; readonly totalMinor: number };
  readonly window: string;
  readonly takenBack: readonly unknown[];
  readonly lines: readonly { readonly photo: string | null; readonly depositMinor: number }[];
};

describe("DORD-02 an order as it stands beside its customer's papers", () => {
  async function summed(where: ReturnType<typeof sql>): Promise<Summed> {
    const { rows } = await sql<{ number: string }>`
      select o.order_number as number from sales_order o
      where o.state = 'delivered' and o.due_total_minor is null and ${where} order by 1 limit 1`.execute(
      server.deps.db,
    );
    const { data } = await service.desk(
      `query ($number: ID!) { order(number: $number) { window vatMinor depositMinor returnedMinor row { netMinor totalMinor }
        takenBack { code } lines { photo depositMinor } } }`,
      { number: rows[0]?.number },
    );
    return data?.["order"] as Summed;
  }

  test("tells what its total is made of: deposits of its goods, and those of the empties that go back", async () => {
    const withEmpties = sql`exists (select from order_empties_line e where e.order_number = o.order_number)`;
    const withGoods = sql`exists (select from order_line l where l.order_number = o.order_number)`;
    for (const order of await Promise.all([withEmpties, withGoods].map(summed))) {
      const { row, vatMinor, depositMinor, returnedMinor, lines } = order;
      expect(row.netMinor + vatMinor + depositMinor - returnedMinor).toBe(row.totalMinor);
      expect(lines.reduce((sum, line) => sum + line.depositMinor, 0)).toBe(depositMinor);
      expect(lines.length > 0 || returnedMinor > 0).toBe(true);
      // Nobody reports the delivery of what was delivered.
      expect(order.takenBack).toEqual([]);
    }
  });

  test("shows its goods, and when its place takes them", async () => {
    const hash = "0123456789abcdef0123456789abcdef";
    await sql`
      insert into product_photo (sku, position, hash, width, height, alts)
      select sku, place, overlay(${hash} placing place::text from 1), 1200, 1600, '{}'
      from product, generate_series(1, 2) as place where sku = '100101'
      on conflict (sku, position) do update set hash = excluded.hash`.execute(server.deps.db);
    const order = await summed(
      sql`(select count(*) filter (where l.sku = '100101') = 1 from order_line l where l.order_number = o.order_number)`,
    );
    expect(order.lines.map(({ photo }) => photo)).toContainEqual(
      expect.stringContaining("/1123456789abcdef0123456789abcdef/"),
    );
    expect(order.window).toMatch(/\d:\d\d/);
  });
});
