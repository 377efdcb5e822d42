import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { add, startOrder } from "../../../testing/ask-cart.ts";
import { waitingMails } from "../../../testing/mails-of.ts";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { carryNotices } from "../../letters/carry-notices.ts";

let server: TestServer;
let service: StaffCaller;
let sales: StaffCaller;
let dispatch: StaffCaller;
const run = (text: string) => sql.raw(text).execute(server.deps.db);
beforeAll(async () => {
  server = await startTestServer();
  service = await server.asStaff("S02");
  sales = await server.asStaff("S03");
  dispatch = await server.asStaff("S04");
  // A warehouse that has a truck every Wednesday, and has not ordered for the next one.
  await run(`update sales_order set delivery_date = delivery_date + 2
    where ship_to_id = '500201' and delivery_method = 'flatrate_flatrate' and delivery_date < '2026-11-23'`);
  await run(`update sales_order set delivery_date = '2026-12-30'
    where ship_to_id = '500201' and delivery_date between '2026-11-23' and '2026-11-27'`);
  // Pubs that have their rounds on Tuesdays.
  await run(`update sales_order set delivery_date = date_trunc('week', delivery_date)::date + 1
    where ship_to_id in ('500101', '500102') and delivery_method = 'selfpickup_selfpickup' and delivery_date < '2026-11-23'`);
});
afterAll(() => server.stop());

const truck = { kind: "truck", day: "2026-11-25", orderBy: "2026-11-23T13:30" };
const standard = { kind: "standard", day: "2026-11-24", orderBy: "2026-11-23T16:00" };

type Row = Readonly<Record<string, unknown>> & { readonly shipToId: string };
type Page = {
  readonly regular: number;
  readonly missing: number;
  readonly orders: number;
  readonly drafts: number;
  readonly next: string | null;
  readonly items: readonly Row[];
};

const asking = `query ($cutOff: DeskCutOffInput!, $first: Int! = 50, $after: String) {
  missingRegulars(cutOff: $cutOff, first: $first, after: $after) { regular missing orders drafts next items {
    isRegular shipToId shipToName times weeks usualPallets usualLitres person { uid name phone } cart { lines netMinor currency pallets } remindedAt } } }`;
const reminding = `mutation ($input: DeskReminderInput!) { remindPlace(input: $input) { remindedAt refusal { code } } }`;

async function missing(caller: StaffCaller, cutOff: object, window: object = {}): Promise<Page> {
  const answer = await caller.desk(asking, { cutOff, ...window });
  expect(answer.errors).toEqual([]);
  expect(answer.statements).toBeLessThanOrEqual(10);
  return answer.data?.["missingRegulars"] as Page;
}
const remind = async (caller: StaffCaller, input: object) =>
  (await caller.desk(reminding, { input })).data?.["remindPlace"];

describe("DTODAY-02 what closes today", () => {
  test("is told with what closes on the next day, to whose work it ends", async () => {
    const { data, statements } = await dispatch.desk("{ cutOffs { kind day orderBy markets } }");
    const both = { markets: ["CZ", "SK"] };
    expect(data?.["cutOffs"]).toEqual([
      { kind: "unfiltered", day: "2026-11-24", orderBy: "2026-11-23T12:00", ...both },
      { ...truck, ...both },
      { ...standard, ...both },
      { kind: "tank", day: "2026-11-24", orderBy: "2026-11-23T16:00", ...both },
      { kind: "unfiltered", day: "2026-11-25", orderBy: "2026-11-24T12:00", ...both },
      { kind: "truck", day: "2026-11-26", orderBy: "2026-11-24T13:30", ...both },
      { kind: "standard", day: "2026-11-25", orderBy: "2026-11-24T16:00", ...both },
      { kind: "tank", day: "2026-11-25", orderBy: "2026-11-24T16:00", ...both },
    ]);
    expect(statements).toBeLessThanOrEqual(6);
  });

  test.each(["S06", "S07"])("DTODAY-04 %s of content or finance is told none", async (uid) => {
    const { errors } = await (await server.asStaff(uid)).desk("{ cutOffs { kind } }");
    expect(errors[0]?.extensions.code).toBe("not-your-area");
  });

  test("bad input is refused, and what does not close so is nothing", async () => {
    const { errors } = await service.desk(asking, { cutOff: truck, first: 51 });
    expect(errors[0]?.extensions.code).toBe("page-size-invalid");
    expect(await missing(service, { ...truck, orderBy: "2026-11-23T13:31" })).toBeNull();
    expect(await missing(service, { ...truck, orderBy: "none" })).toBeNull();
  });
});

describe("DTODAY-02 who usually orders and has not", () => {
  test("stands there with how often, how much, and whom to call; people only for whom may see them", async () => {
    const page = await missing(service, truck);
    const [place] = page.items;
    expect(page).toMatchObject({ regular: page.missing, next: null });
    expect(place).toMatchObject({
      shipToId: "500201",
      shipToName: "Sklad Dolní Brázda",
      weeks: 8,
      cart: null,
      remindedAt: null,
    });
    expect(place?.["times"]).toBeGreaterThan(5);
    expect(place?.["usualPallets"]).toBeGreaterThan(10);
    expect(place?.["person"]).toMatchObject({ uid: "U012", name: "Radek Brázda" });
    expect((await missing(dispatch, truck)).items[0]).toMatchObject({ shipToId: "500201", person: null });
  });

  test("is decided by the suggestion's own rule, twice of eight and every fourth, and read page by page", async () => {
    const { rows } = await sql<{ id: string }>`
      select ship_to_id as id from sales_order join ship_to s on s.id = ship_to_id
      where delivery_method in ('selfpickup_selfpickup', 'freeshipping_freeshipping') and state <> 'cancelled' and s.status = 'APPROVED'
        and delivery_date in (select day::date from generate_series('2026-09-29'::date, '2026-11-17', '7 days') day)
      group by 1 having count(distinct delivery_date) >= 2 and not exists (
        select from sales_order n where n.ship_to_id = sales_order.ship_to_id and n.delivery_date = '2026-11-24'
          and n.delivery_method in ('selfpickup_selfpickup', 'freeshipping_freeshipping') and n.state <> 'cancelled')`.execute(
      server.deps.db,
    );
    const all = await missing(service, standard);
    expect(new Set(all.items.map(({ shipToId }) => shipToId))).toEqual(new Set(rows.map(({ id }) => id)));
    expect(all.items.length).toBeGreaterThan(1);
    const first = await missing(service, standard, { first: 1 });
    const second = await missing(service, standard, { first: 1, after: first.next });
    expect([...first.items, ...second.items]).toEqual(all.items.slice(0, 2));
    expect(first).toMatchObject({ regular: all.regular, missing: all.missing });
  });

  test("sales see their own companies alone", async () => {
    expect((await missing(sales, truck)).items.map(({ shipToId }) => shipToId)).not.toContain("500201");
  });

  test("a new place counts from its first three, an old one that came once does not", async () => {
    const change = (text: string) =>
      run(
        `update sales_order set ${text} where ship_to_id = '500201' and delivery_method = 'flatrate_flatrate'`,
      );
    await change("delivery_method = 'none'");
    await run(
      `update sales_order set delivery_method = 'flatrate_flatrate' where ship_to_id = '500201' and delivery_date = '2026-11-18'`,
    );
    expect((await missing(service, truck)).items[0]).toMatchObject({
      shipToId: "500201",
      times: 1,
      weeks: 1,
    });
    await run(
      `update sales_order set delivery_method = 'flatrate_flatrate' where ship_to_id = '500201' and delivery_date < '2026-09-01' and delivery_method = 'none'`,
    );
    expect((await missing(service, truck)).items.map(({ shipToId }) => shipToId)).not.toContain("500201");
    await run(
      `update sales_order set delivery_method = 'flatrate_flatrate' where ship_to_id = '500201' and delivery_method = 'none'`,
    );
  });

  test("a moved delivery is missed where it comes, by its own moment, and not where it was", async () => {
    const moved = { kind: "truck", day: "2026-11-27", orderBy: "2026-11-23T11:15" };
    await run(`insert into delivery_exception (ship_to_id, company_id, kind, type_of_change, original_date, original_hours,
      scheduled_date, scheduled_hours, order_by_date, order_by_time)
      values ('500201', 'C2', 'truck', 'moved', '2026-11-25', '', '2026-11-27', '', '2026-11-23', '11:15')`);
    expect((await missing(service, truck)).items.map(({ shipToId }) => shipToId)).not.toContain("500201");
    expect((await missing(service, moved)).items).toMatchObject([{ shipToId: "500201" }]);
    const { data } = await service.desk("{ cutOffs { kind day orderBy markets } }");
    expect(data?.["cutOffs"]).toContainEqual({ ...moved, markets: [] });
    await run("delete from delivery_exception where ship_to_id = '500201' and original_date = '2026-11-25'");
  });

  test("what stands in the cart is told, and an order takes the place away", async () => {
    const radek = await server.as("U012");
    const id = await startOrder(radek, { shipTo: "500201", method: "flatrate_flatrate", date: "2026-11-25" });
    await add(radek, id, [{ sku: "100101", number_of_pallet: 2 }]);
    const { data } = await radek.graphql("{ customerCart { prices { subtotal_excluding_tax { value } } } }");
    const { customerCart } = data as {
      customerCart: { prices: { subtotal_excluding_tax: { value: number } } };
    };
    expect((await missing(service, truck)).items[0]).toMatchObject({
      shipToId: "500201",
      cart: {
        lines: 1,
        netMinor: Math.round(customerCart.prices.subtotal_excluding_tax.value * 100),
        currency: "CZK",
        pallets: 2,
      },
    });
    const before = await missing(service, truck);
    await run(
      `update sales_order set delivery_date = '2026-11-25' where ship_to_id = '500201' and delivery_date = '2026-12-30'`,
    );
    const after = await missing(service, truck);
    expect(after).toMatchObject({ regular: before.regular, missing: before.missing - 1 });
    expect(after.orders).toBeGreaterThan(before.orders);
    expect(await remind(service, { shipToId: "500201", cutOff: truck })).toMatchObject({
      refusal: { code: "ordered-already" },
    });
    await run(
      `update sales_order set delivery_date = '2026-12-30' where ship_to_id = '500201' and delivery_date = '2026-11-25'`,
    );
  });
});

describe("DTODAY-02 a place is reminded", () => {
  const input = { shipToId: "500201", cutOff: truck };
  const notices = async () =>
    (
      await sql<{ uid: string; inBell: boolean; facts: Record<string, unknown> }>`
        select uid, in_bell as "inBell", facts from notice where kind = 'delivery-reminder' order by uid`.execute(
        server.deps.db,
      )
    ).rows;

  test.each([
    ["one that there is not", { shipToId: "1", cutOff: truck }, "place-unknown"],
    [
      "of what does not close so",
      { shipToId: "500201", cutOff: { ...truck, day: "2026-11-28" } },
      "cut-off-unknown",
    ],
    [
      "of what closes tomorrow",
      { shipToId: "500201", cutOff: { kind: "truck", day: "2026-11-26", orderBy: "2026-11-24T13:30" } },
      "cut-off-not-today",
    ],
  ])("not %s", async (_what, wanted, code) => {
    expect(await remind(service, wanted)).toEqual({ remindedAt: null, refusal: { code } });
  });

  test("not by sales of other companies, nor by who may only see customers", async () => {
    expect(await remind(sales, input)).toMatchObject({ refusal: { code: "place-unknown" } });
    expect((await dispatch.desk(reminding, { input })).errors[0]?.extensions.code).toBe("not-your-area");
    expect(await notices()).toEqual([]);
  });

  test("up to the very second of the cut-off, as the portal takes orders, and not a second later", async () => {
    server.clock.set("2026-11-23T13:30:01");
    expect(await remind(service, input)).toMatchObject({ refusal: { code: "cut-off-passed" } });
    server.clock.set("2026-11-23T13:30:00");
    await run(
      `insert into notice_setting (uid, ship_to_id, setting, way, is_wanted) values ('U012', '500201', 'delivery-reminder', 'bell', false)`,
    );
    const [one, other] = await Promise.all([remind(service, input), remind(service, input)]);
    expect(one).toEqual({ remindedAt: "2026-11-23T12:30:00.000Z", refusal: null });
    expect(other).toEqual(one);
  });

  test("once, with what stands in the cart, as each of its people chose, and it is written down", async () => {
    const told = await notices();
    const radek = told.find(({ uid }) => uid === "U012");
    expect(radek).toMatchObject({
      inBell: false,
      facts: {
        deliveryDay: "2026-11-25",
        cutOffMinutes: 810,
        lines: [{ boxes: expect.any(Number) }],
        more: 0,
      },
    });
    expect(new Set(told.map(({ uid }) => uid)).size).toBe(told.length);
    await carryNotices(server.deps, 0);
    const mails = (await waitingMails(server)).filter(({ facts }) => facts.kind === "delivery-reminder-cart");
    expect(mails.find(({ to }) => to.startsWith("radek.brazda"))?.facts).toMatchObject({
      leads: "/cart",
      letter: { day: "2026-11-25", cutOffMinutes: 810, goods: [{ name: expect.stringMatching(/\S/) }] },
    });
    const { rows } = await sql<object>`
      select actor_uid as by, subject_id as place from audit_entry where action = 'ship-to.reminded'`.execute(
      server.deps.db,
    );
    expect(rows).toEqual([{ by: "S02", place: "500201" }]);
    expect((await missing(service, truck)).items[0]).toMatchObject({
      remindedAt: "2026-11-23T12:30:00.000Z",
    });
  });
});

describe("DTODAY-02 a cart that was not sent, of a place that does not usually order", () => {
  const rowOf = async (caller: StaffCaller, cutOff: object) => {
    const page = await missing(caller, cutOff);
    return { page, row: page.items.find(({ shipToId }) => shipToId === "500202") };
  };
  beforeAll(async () => {
    server.clock.set("2026-11-23T11:00:00");
    await run(`update sales_order set delivery_date = delivery_date + 1
      where ship_to_id = '500202' and extract(isodow from delivery_date) = 3`);
  });

  test("stands behind the regulars, marked as such, until it is sent or goes on another day", async () => {
    const before = await rowOf(service, truck);
    expect(before).toMatchObject({ row: undefined, page: { drafts: 0 } });
    const radek = await server.as("U012");
    await run(
      `delete from cart_line where cart_id in (select id from cart where uid = 'U012' and is_active)`,
    );
    const id = await startOrder(radek, { shipTo: "500202", method: "flatrate_flatrate", date: "2026-11-25" });
    expect((await rowOf(service, truck)).row).toBeUndefined();
    await add(radek, id, [{ sku: "100101", number_of_pallet: 2 }]);
    const { page, row } = await rowOf(service, truck);
    expect(row).toMatchObject({
      ...{ isRegular: false, times: 0, weeks: 0, usualPallets: 0, remindedAt: null },
      ...{ cart: { lines: 1 }, person: { uid: "U012" } },
    });
    expect(page).toMatchObject({ drafts: 1, regular: before.page.regular, missing: before.page.missing });
    expect(page.items.at(-1)).toEqual(row);
    expect(page.items.slice(0, -1).every(({ isRegular }) => isRegular === true)).toBe(true);
    const first = await missing(service, truck, { first: page.items.length - 1 });
    expect((await missing(service, truck, { first: 1, after: first.next })).items).toEqual([row]);
    expect((await rowOf(sales, truck)).row).toBeUndefined();
    expect((await rowOf(service, standard)).row).toBeUndefined();
  });

  test("is reminded of like the others, and gone with an order or another day", async () => {
    const remindedAt = "2026-11-23T10:00:00.000Z";
    expect(await remind(service, { shipToId: "500202", cutOff: truck })).toEqual({
      remindedAt,
      refusal: null,
    });
    expect((await rowOf(service, truck)).row).toMatchObject({ remindedAt });
    const { rows } = await sql<{ facts: object }>`
      select facts from notice where kind = 'delivery-reminder' and subject = '500202' and uid = 'U012'`.execute(
      server.deps.db,
    );
    expect(rows).toMatchObject([
      { facts: { deliveryDay: "2026-11-25", lines: [{ boxes: expect.any(Number) }] } },
    ]);
    await run(`update cart set delivery_date = '2026-12-02' where ship_to_id = '500202' and is_active`);
    expect(await rowOf(service, truck)).toMatchObject({ row: undefined, page: { drafts: 0 } });
  });
});
