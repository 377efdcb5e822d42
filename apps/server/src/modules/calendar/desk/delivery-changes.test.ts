import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { add, placeSomeOrder, startOrder } from "../../../testing/ask-cart.ts";
import { waitingMails } from "../../../testing/mails-of.ts";
import { openEvents } from "../../../testing/open-events.ts";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { carryNotices } from "../../letters/carry-notices.ts";
import { noticeChanges } from "../../letters/notice-by-clock.ts";

let server: TestServer;
let lenka: StaffCaller;
beforeAll(async () => {
  server = await startTestServer({ listen: true });
  lenka = await server.asStaff("S04");
});
afterAll(() => server.stop());

type Touched = {
  readonly shipToId: string;
  readonly orders: readonly { readonly number: string }[];
  readonly carts: readonly { readonly owner: string }[];
};
type Preview = {
  readonly refusal: { readonly code: string; readonly field: string | null } | null;
  readonly places: number;
  readonly closedPlaces: number;
  readonly changedAlready: number;
  readonly carts: number;
  readonly orders: number;
  readonly seen: string;
  readonly next: string | null;
  readonly touched: readonly Touched[];
  readonly orderBys: readonly { readonly market: string; readonly kind: string; readonly orderBy: string }[];
};

// A Thursday without a holiday; standard rounds of 500101 and 500102 come on Thursdays.
const thursday = "2026-12-17";
const monday = "2026-12-21";
const cancelled = { typeOfChange: "cancelled", day: thursday, kinds: ["standard"] };
const inZips = { ...cancelled, market: "CZ", zips: ["549"], companies: ["C1"] };

async function preview(change: object, page: object = {}): Promise<Preview> {
  const { data, errors } = await lenka.desk(
    `query ($change: DeliveryChangeInput!, $first: Int! = 30, $after: String) {
      deliveryChangePreview(change: $change, first: $first, after: $after) {
        refusal { code field } places closedPlaces changedAlready carts orders seen next
        orderBys { market kind orderBy }
        touched { shipToId orders { number } carts { owner } } } }`,
    { change, ...page },
  );
  expect(errors).toEqual([]);
  return data?.["deliveryChangePreview"] as Preview;
}

type Answer = {
  readonly change: { readonly id: string; readonly places: number; readonly orders: number } | null;
  readonly refusal: { readonly code: string; readonly field: string | null } | null;
};
const answer = "{ change { id places closedPlaces orders mayTakeBack takenBackBy } refusal { code field } }";

async function publish(change: object, said: object = {}, headers = {}): Promise<Answer> {
  const { seen } = await preview(change);
  const { data, errors } = await lenka.desk(
    `mutation ($input: PublishDeliveryChangeInput!) { publishDeliveryChange(input: $input) ${answer} }`,
    { input: { change, seen, ...said } },
    headers,
  );
  expect(errors).toEqual([]);
  return data?.["publishDeliveryChange"] as Answer;
}

async function takeBack(id: string, reason = "Omyl"): Promise<Answer> {
  const { data, errors } = await lenka.desk(
    `mutation ($input: TakeBackDeliveryChangeInput!) { takeBackDeliveryChange(input: $input) ${answer} }`,
    { input: { id, reason } },
  );
  expect(errors).toEqual([]);
  return data?.["takeBackDeliveryChange"] as Answer;
}

const rowsOf = async (day: string) =>
  (
    await sql<{ id: string; kind: string; type: string; to: string | null; told: boolean }>`
      select ship_to_id as id, kind, type_of_change as type, scheduled_date as to, is_announced as told
      from delivery_exception where original_date = ${day}::date order by ship_to_id, kind`.execute(
      server.deps.db,
    )
  ).rows;

describe("DCAL-02 what is refused", () => {
  test("a stranger gets in nowhere, service may look and not change, content may neither", async () => {
    const call = {
      method: "POST",
      url: "/desk/graphql",
      payload: { query: "{ deliveryChanges { total } }" },
    } as const;
    expect((await server.stranger.request(call)).statusCode).toBe(401);
    const [service, content] = [await server.asStaff("S02"), await server.asStaff("S06")];
    expect((await service.desk("{ deliveryChanges { total } }")).errors).toEqual([]);
    const taking = `mutation { takeBackDeliveryChange(input: { id: "x", reason: "y" }) { refusal { code } } }`;
    expect((await service.desk(taking)).errors[0]?.extensions.code).toBe("not-your-area");
    expect((await content.desk("{ deliveryChanges { total } }")).errors[0]?.extensions.code).toBe(
      "not-your-area",
    );
  });

  test.each([
    ["a day that is none", { day: "2026-02-30" }, "date-invalid"],
    ["a market that is none", { market: "PL" }, "input-invalid"],
    ["a postal code that is none", { zips: ["54%"] }, "input-invalid"],
    ["a moment that is none", { typeOfChange: "added", orderBy: "2026-02-30T10:00" }, "input-invalid"],
  ])("%s is a mistake of the caller", async (_case, said, code) => {
    const { errors } = await lenka.desk(
      "query ($change: DeliveryChangeInput!) { deliveryChangePreview(change: $change) { places } }",
      { change: { ...cancelled, ...said } },
    );
    expect(errors[0]?.extensions.code).toBe(code);
  });

  test.each([
    ["yesterday", { day: "2026-11-20" }, "day-past", "day"],
    ["no deliveries", { kinds: [] }, "kinds-missing", "kinds"],
    ["a move to nowhere", { typeOfChange: "moved" }, "new-day-missing", "newDay"],
    [
      "a day for which nobody could order",
      { typeOfChange: "added", day: "2026-11-23" },
      "order-by-passed",
      "orderBy",
    ],
    ["a place that there is not", { shipTos: ["999999"] }, "nobody-touched", null],
  ])("%s: %s", async (_case, said, code, field) => {
    expect((await preview({ ...cancelled, ...said })).refusal).toEqual({ code, field });
    expect(await publish({ ...cancelled, ...said })).toMatchObject({ change: null, refusal: { code } });
    expect(await rowsOf(thursday)).toEqual([]);
  });

  test("whoever saw somebody else in the preview looks again first", async () => {
    const { data } = await lenka.desk(
      `mutation ($input: PublishDeliveryChangeInput!) { publishDeliveryChange(input: $input) ${answer} }`,
      { input: { change: inZips, seen: (await preview(cancelled)).seen } },
    );
    expect(data?.["publishDeliveryChange"]).toMatchObject({
      change: null,
      refusal: { code: "others-touched" },
    });
    expect(await takeBack("nothing")).toMatchObject({ refusal: { code: "change-unknown" } });
    expect(await takeBack("nothing", " ")).toMatchObject({
      refusal: { code: "reason-missing", field: "reason" },
    });
  });
});

describe("DCAL-02 a day is moved for a region", () => {
  const moved = { ...inZips, typeOfChange: "moved", newDay: monday };
  let changeId = "";
  let order = "";

  test("the preview names who is told, with orders and carts first, and for whom the day is only closed", async () => {
    const jana = await server.as("U001");
    order = await placeSomeOrder(jana);
    await sql`update sales_order set delivery_date = ${thursday}, delivery_method = 'selfpickup_selfpickup'
      where order_number = ${order}`.execute(server.deps.db);
    const id = await startOrder(jana, { shipTo: "500102", method: "selfpickup_selfpickup", date: thursday });
    await add(jana, id, [{ sku: "100112", quantity: 3 }]);
    const found = await preview(moved);
    expect(found).toMatchObject({
      refusal: null,
      places: 2,
      closedPlaces: 1,
      changedAlready: 0,
      orders: 1,
      carts: 1,
    });
    expect(found.touched).toMatchObject([
      { shipToId: "500101", orders: [{ number: order }], carts: [] },
      { shipToId: "500102", orders: [], carts: [{ owner: "Jana Novotná" }] },
    ]);
    expect(found.orderBys).toEqual([{ market: "CZ", kind: "standard", orderBy: "2026-12-18T16:00" }]);
    const first = await preview(moved, { first: 1 });
    expect(first.touched.map(({ shipToId }) => shipToId)).toEqual(["500101"]);
    const second = await preview(moved, { first: 1, after: first.next });
    expect(second).toMatchObject({ touched: [{ shipToId: "500102" }], next: null });
  });

  test("published it stands in one transaction: rows, audit, bell, mail, and open portals hear it", async () => {
    const tab = await openEvents(server.origin, `Bearer ${await server.tokenFor("U001")}`);
    const key = { "idempotency-key": "moved-once" };
    const { change, refusal } = await publish(
      moved,
      { reasonCs: "Inventura", reasonEn: "Stock-taking" },
      key,
    );
    expect(refusal).toBeNull();
    expect(change).toMatchObject({ places: 2, closedPlaces: 1, orders: 1, mayTakeBack: true });
    changeId = change?.id ?? "";
    expect(await tab.first(({ kind }) => kind === "notice")).toBeDefined();
    expect(await tab.first(({ kind }) => kind === "place")).toBeDefined();
    tab.close();
    expect(await rowsOf(thursday)).toEqual([
      { id: "500101", kind: "standard", type: "moved", to: monday, told: true },
      { id: "500102", kind: "standard", type: "moved", to: monday, told: true },
      { id: "500103", kind: "standard", type: "cancelled", to: null, told: false },
    ]);
    const { rows: audits } = await sql<object>`
      select action, actor_uid as by, detail from audit_entry where subject_id = ${changeId}`.execute(
      server.deps.db,
    );
    expect(audits).toMatchObject([
      {
        action: "delivery-change.moved",
        by: "S04",
        detail: { day: thursday, newDay: monday, zips: "549", told: 2 },
      },
    ]);
  });

  test("those whom the change only closes the day are told nothing, the others once, with the reason", async () => {
    const { rows } = await sql<{ uid: string; place: string; facts: object }>`
      select uid, ship_to_id as place, facts from notice where cause like ${`%${changeId}%`} order by uid, ship_to_id`.execute(
      server.deps.db,
    );
    expect(new Set(rows.map(({ place }) => place))).toEqual(new Set(["500101", "500102"]));
    expect(rows[0]?.facts).toEqual({
      ...{ kind: "delivery-changed", deliveryDay: thursday, movedTo: monday },
      reasons: { cs: "Inventura", en: "Stock-taking" },
    });
    await carryNotices(server.deps, 0);
    const mails = (await waitingMails(server)).filter(({ facts }) => facts.kind === "delivery-moved");
    expect(mails.find(({ to }) => to.startsWith("jana.novotna"))?.facts).toMatchObject({
      letter: { day: thursday, moved: monday, why: "Inventura" },
    });
    await noticeChanges(server.deps);
    const again =
      await sql`select 1 from notice where ship_to_id = '500101' and facts ->> 'deliveryDay' = ${thursday}
      and uid = 'U001'`.execute(server.deps.db);
    expect(again.rows).toHaveLength(1);
  });

  test("the portal offers the new day and not the old, and the order stands as it was sent", async () => {
    const jana = await server.as("U001");
    const dates = await jana.request({
      method: "GET",
      url: "/prodczsk-api/api/v1/portal/orders/GetDeliveryAvailableDate?shipTo=500101&shipmentId=selfpickup_selfpickup",
    });
    expect(dates.statusCode).toBe(200);
    const days = (dates.json() as { allDeliveryDate: readonly { date: string }[] }).allDeliveryDate;
    expect(days.map(({ date }) => date)).toContain(monday);
    expect(days.map(({ date }) => date)).not.toContain(thursday);
    const { rows } = await sql<{ day: string }>`
      select delivery_date as day from sales_order where order_number = ${order}`.execute(server.deps.db);
    expect(rows).toEqual([{ day: thursday }]);
  });

  test("sent twice under one key it is one change; another one leaves those alone who have theirs", async () => {
    const again = await publish(moved, {}, { "idempotency-key": "moved-once" });
    expect(again).toMatchObject({ change: { id: changeId } });
    expect(await preview(cancelled)).toMatchObject({ changedAlready: 2 });
    expect(await preview({ ...inZips, day: monday })).toMatchObject({ changedAlready: 2, places: 0 });
    const { data } = await lenka.desk(
      `query ($id: ID!) { deliveryChanges { total items { id placeName orders publishedBy } }
        deliveryChange(id: $id) { change { scope { zips } } touched { shipToId orders { number day } } } }`,
      { id: changeId },
    );
    expect(data?.["deliveryChanges"]).toMatchObject({
      items: expect.arrayContaining([
        { id: changeId, placeName: null, orders: 1, publishedBy: "Lenka Bartošová" },
        expect.objectContaining({ id: "imported.moved.2026-12-24.2026-12-23", publishedBy: null }),
      ]),
    });
    expect(data?.["deliveryChange"]).toMatchObject({
      change: { scope: { zips: ["549"] } },
      touched: [{ shipToId: "500101", orders: [{ number: order, day: thursday }] }, { shipToId: "500102" }],
    });
  });

  test("taken back by two at once it is taken back once, and those who were told hear that it comes after all", async () => {
    const both = await Promise.all([takeBack(changeId, "Inventura odpadla"), takeBack(changeId, "Druhý")]);
    const codes = both.map(({ refusal }) => refusal?.code ?? "done").toSorted();
    expect(codes).toEqual(["done", "taken-back-already"]);
    expect(JSON.stringify(both)).toContain('"takenBackBy":"Lenka Bartošová"');
    expect(await rowsOf(thursday)).toEqual([]);
    const { rows } = await sql<{ news: string }>`
      select facts ->> 'news' as news from notice where uid = 'U001' and ship_to_id = '500101' and cause like ${`%${changeId} back%`}`.execute(
      server.deps.db,
    );
    expect(rows).toEqual([{ news: "restored" }]);
    const { rows: audits } = await sql<object>`
      select action from audit_entry where subject_id = ${changeId} order by id`.execute(server.deps.db);
    expect(audits).toEqual([{ action: "delivery-change.moved" }, { action: "delivery-change.taken-back" }]);
  });
});

describe("DCAL-02 other changes", () => {
  it("adds a delivery for one place, which can then be ordered for", async () => {
    const saturday = "2026-12-05";
    const { change } = await publish({
      ...cancelled,
      typeOfChange: "added",
      day: saturday,
      shipTos: ["500103"],
    });
    expect(change).toMatchObject({ places: 1, closedPlaces: 0 });
    expect(await rowsOf(saturday)).toEqual([
      { id: "500103", kind: "standard", type: "added", to: saturday, told: true },
    ]);
    const { data } = await lenka.desk(`{ deliveryChanges { items { typeOfChange day placeName } } }`);
    expect(data?.["deliveryChanges"]).toMatchObject({
      items: expect.arrayContaining([
        { typeOfChange: "added", day: saturday, placeName: "Zahrádka Pod Lipami" },
      ]),
    });
    expect(await takeBack(change?.id ?? "")).toMatchObject({ refusal: null });
  });

  it("takes an imported one back as well", async () => {
    const before = (await rowsOf("2026-12-24")).filter(({ to }) => to === "2026-12-23");
    expect(before.length).toBeGreaterThan(0);
    expect(await takeBack("imported.moved.2026-12-24.2026-12-23")).toMatchObject({ refusal: null });
    expect((await rowsOf("2026-12-24")).filter(({ to }) => to === "2026-12-23")).toEqual([]);
  });
});
