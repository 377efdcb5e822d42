import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { actOnClaim, askClaim, claimDelivery, worthOf } from "../../../../testing/desk/ask-claims.ts";
import { waitingMails } from "../../../../testing/mails-of.ts";
import {
  boxes,
  type House,
  type Json,
  replacementsOf,
  wanted,
} from "../../../../testing/replacements/ask-replacements.ts";
import { startTestServer } from "../../../../testing/test-server.ts";
import { carryNotices } from "../../../letters/carry-notices.ts";
import { regularOrdersInSql } from "../../regular-orders.facts.ts";

let house: House;
let desk: ReturnType<typeof replacementsOf>;
beforeAll(async () => {
  const server = await startTestServer();
  const [owner, service, dispatch] = await Promise.all([
    server.as("U001"),
    server.asStaff("S02"),
    server.asStaff("S04"),
  ]);
  house = { server, owner, service, dispatch };
  desk = replacementsOf(house);
});
afterAll(() => house.server.stop());
beforeEach(() => house.server.clock.set("2026-11-23T09:00:00"));

describe("DDISP-06 what an order fell short of comes after all", () => {
  test("after the delivery: proposed, planned at the first prices below the minimum, linked and told", async () => {
    const number = await desk.shortOrder();
    const before = await desk.seen(number);
    expect(before.lines).toMatchObject([
      { short: 5, replaced: 0 },
      { short: 0, replaced: 0 },
    ]);
    // Prices have risen since; the replacement does not follow.
    await sql`update price set base_minor = base_minor * 2, your_minor = your_minor * 2 where sku = '100107'`.execute(
      house.server.deps.db,
    );
    const proposal = await desk.tried({ number, version: before.version });
    expect(proposal.replacement).toMatchObject({
      ...{ method: "selfpickup_selfpickup", obstacles: [] },
      lines: [{ lineNo: 1, short: 5, boxes: 5, unitPriceMinor: before.lines[0]?.unitPriceMinor }],
    });
    expect(await desk.seen(number), "a preview writes nothing").toMatchObject({ version: before.version });
    const { order, replacement, refusal } = await desk.planned({
      ...{ number, version: before.version, wanted: wanted(4), message: "Omlouváme se." },
    });
    expect(refusal).toBeNull();
    expect(order).toMatchObject({
      replacements: [{ number: replacement, deliveryDate: "2026-11-30", state: "received", boxes: 4 }],
      lines: [
        { short: 1, replaced: 4 },
        { short: 0, replaced: 0 },
      ],
      history: expect.arrayContaining([
        expect.objectContaining({
          action: "order.replaced",
          changes: expect.arrayContaining([
            { what: "order", after: replacement },
            { what: "line 1", after: "4" },
          ]),
        }),
      ]),
    });
    // DTODAY-01: what was short waits for somebody no more.
    const finding = `query ($is: Boolean!) { orders(filter: { text: "${number}", isReplaced: $is }) { total } }`;
    const foundBy = async (is: boolean) => (await house.service.desk(finding, { is })).data;
    expect(await foundBy(true)).toEqual({ orders: { total: 1 } });
    expect(await foundBy(false)).toEqual({ orders: { total: 0 } });
    const made = await desk.seen(replacement ?? "");
    const price = before.lines[0]?.unitPriceMinor ?? 0;
    expect(made).toMatchObject({
      ...{ replaces: number, replacements: [], placedBy: "Tereza Malá" },
      row: { state: "received", deliveryDate: "2026-11-30", netMinor: 4 * price, source: "desk" },
      lines: [{ lineNo: 1, sku: "100107", ordered: 4, unitPriceMinor: price, netMinor: 4 * price }],
      messages: [{ kind: "order", isReport: false }],
    });
    const { rows } = await sql<{ payload: Json; facts: Json; net: number; cart: string | null; by: string }>`
      select o.payload, n.facts, s.cart_id as cart, s.created_by as by,
        (select sum(base_minor)::float8 from order_vat v where v.order_number = o.order_number) as net
      from outbox o join sales_order s using (order_number)
      join notice n on n.subject = o.order_number and n.uid = 'U001'
      where o.order_number = ${replacement} and o.topic = 'erp.order'`.execute(house.server.deps.db);
    expect(rows).toMatchObject([
      {
        ...{ net: 4 * price, cart: null, by: "U001" },
        payload: { replaces: number, lines: [{ lineNo: 1, sku: "100107", boxes: 4, unitPriceMinor: price }] },
        facts: {
          ...{ kind: "order-replacement", deliveryDay: "2026-11-30", replaces: number },
          message: "Omlouváme se.",
        },
      },
    ]);
    await carryNotices(house.server.deps, 0);
    const mails = (await waitingMails(house.server)).flatMap(({ facts }) =>
      facts.kind === "order-replacement" ? [facts.letter] : [],
    );
    expect(mails).toContainEqual(
      expect.objectContaining({ number: replacement, replaces: number, reason: "Omlouváme se." }),
    );
  });

  test("the customer finds both from each other, and orders what is missing once more without what comes", async () => {
    const number = await desk.shortOrder();
    const { version } = await desk.seen(number);
    const { replacement } = await desk.planned({ number, version, wanted: wanted(3) });
    const query = `query ($number: String) { customer { orders(filter: { number: { eq: $number } }) { items {
      number replaces_order_number replacement_orders { number delivery_date state } items { quantity_replaced } } } } }`;
    const found = async (one: string | null) => (await house.owner.graphql(query, { number: one })).data;
    expect(await found(number)).toMatchObject({
      customer: {
        orders: {
          items: [
            {
              replaces_order_number: null,
              replacement_orders: [{ number: replacement, delivery_date: "2026-11-30", state: "received" }],
              items: [{ quantity_replaced: 3 }, { quantity_replaced: 0 }],
            },
          ],
        },
      },
    });
    expect(await found(replacement)).toMatchObject({
      customer: { orders: { items: [{ replaces_order_number: number, replacement_orders: [] }] } },
    });
    const rest = await house.owner.graphql(
      `query ($number: String!) { orderPreview(orderNumber: $number, part: MISSING_REST) { items { sku quantity } } }`,
      { number },
    );
    expect(rest.data).toMatchObject({ orderPreview: { items: [{ sku: "100107", quantity: 2 }] } });
  });

  test("after a confirmation with less, for a day behind the order's own", async () => {
    const number = await desk.sentOrder();
    await desk.moved("confirmOrder", number, { ...boxes(12, 8), by: house.service });
    const { version, lines } = await desk.seen(number);
    expect(lines).toMatchObject([{ short: 8 }, { short: 0 }]);
    const { replacement } = await desk.tried({ number, version });
    expect(String(replacement?.["deliveryDate"]) > "2026-11-26").toBe(true);
    const done = await desk.planned({ number, version, wanted: wanted(8) });
    expect(done).toMatchObject({
      refusal: null,
      order: { lines: [{ short: 0, replaced: 8 }, { short: 0 }] },
    });
    const all = await desk.seen(number);
    const again = await desk.planned({ number, version: all.version, wanted: wanted(1) });
    expect(again.refusal?.code).toBe("nothing-short");
    // Neither of them is changed now, so that nothing comes twice.
    const change = (one: string, its: number) =>
      house.service.desk(
        `query ($input: DeskOrderChangePreviewInput!) { orderChangePreview(input: $input) { refusal { code } } }`,
        { input: { number: one, version: its } },
      );
    const refusalOf = async (one: string, its: number) => {
      const { data } = await change(one, its);
      return (data as { orderChangePreview: { refusal: Json } }).orderChangePreview.refusal["code"];
    };
    expect(await refusalOf(number, all.version)).toBe("replaced-already");
    const other = done.replacement ?? "";
    expect(await refusalOf(other, (await desk.seen(other)).version)).toBe("replacement-stays");
  });

  test("DEDIT-01 of two who plan it at once one is first; taken back, it can be planned anew", async () => {
    const number = await desk.shortOrder();
    const { version } = await desk.seen(number);
    const answers = await Promise.all([1, 2].map(() => desk.planned({ number, version, wanted: wanted(2) })));
    expect(answers.map(({ refusal }) => refusal?.code ?? "done").toSorted()).toEqual([
      "changed-meanwhile",
      "done",
    ]);
    const [made] = (await desk.seen(number)).replacements;
    expect((await desk.seen(number)).replacements).toHaveLength(1);
    await desk.moved("takeOrderBack", String(made?.["number"]), { reason: "Omyl", by: house.service });
    const now = await desk.seen(number);
    expect(now.lines).toMatchObject([{ short: 5, replaced: 0 }, { short: 0 }]);
    expect((await desk.planned({ number, version: now.version, wanted: wanted(5) })).refusal).toBeNull();
  });

  test("CART-18 limits of goods do not count it: that was done when it was ordered", async () => {
    const used = async () =>
      (
        await sql<{ boxes: number }>`select boxes_ordered as boxes from product_limit_use where sku = '100107'
          and ship_to_id = '500101'`.execute(house.server.deps.db)
      ).rows[0]?.boxes;
    await sql`delete from product_limit where sku = '100107'`.execute(house.server.deps.db);
    const number = await desk.shortOrder();
    const { version } = await desk.seen(number);
    await sql`insert into product_limit (ship_to_id, company_id, sku, max_boxes, valid_from)
      select ship_to_id, company_id, '100107', 1, '2026-11-01' from sales_order where order_number = ${number}`.execute(
      house.server.deps.db,
    );
    const before = await used();
    expect((await desk.planned({ number, version, wanted: wanted(5) })).refusal).toBeNull();
    expect(await used()).toBe(before);
    await sql`delete from product_limit where sku = '100107'`.execute(house.server.deps.db);
  });

  test("it is no order of the place's own: who has not ordered for its day is asked all the same", async () => {
    const day = toLocalDate("2026-12-07");
    const at = { shipToId: sql`'500101'`, methods: ["selfpickup_selfpickup"] };
    const isOrdered = async () =>
      (
        await sql<{ is: boolean }>`select ${regularOrdersInSql.isOrdered(at, day)} as is`.execute(
          house.server.deps.db,
        )
      ).rows[0]?.is;
    const number = await desk.shortOrder();
    const { version } = await desk.seen(number);
    const before = await isOrdered();
    const planned = await desk.planned({ number, version, wanted: wanted(5, { deliveryDate: day }) });
    expect(planned.refusal).toBeNull();
    expect([before, await isOrdered()]).toEqual([false, false]);
  });

  test("goes the way of every order: onto the board and out, short again at its own page", async () => {
    const number = await desk.shortOrder();
    const { version } = await desk.seen(number);
    const way = wanted(5, { method: "flatrate_flatrate" });
    const { replacement, refusal } = await desk.planned({ number, version, wanted: way });
    expect(refusal).toBeNull();
    const its = replacement ?? "";
    const board = await house.dispatch.desk(
      `{ deliveryBoard(day: "2026-11-30") { orders { number pallets kilograms } } }`,
    );
    expect((board.data as { deliveryBoard: { orders: Json[] } }).deliveryBoard.orders).toContainEqual({
      ...{ number: its, pallets: expect.any(Number), kilograms: expect.any(Number) },
    });
    await desk.moved("confirmOrder", its, { by: house.service });
    await desk.moved("shipOrder", its, { step: "loaded" });
    await desk.moved("shipOrder", its, { step: "on_the_way" });
    house.server.clock.set("2026-11-30T10:00:00");
    await desk.moved("deliverOrder", its, {
      lines: [{ lineNo: 1, boxes: 3, reason: "Rozbité" }],
      empties: [],
    });
    expect(await desk.seen(its)).toMatchObject({ lines: [{ ordered: 5, delivered: 3, short: 2 }] });
    expect((await desk.seen(number)).lines).toMatchObject([{ short: 0 }, { short: 0 }]);
  });
});

describe("DDISP-06 DTICK-03 money and goods for the same boxes are given knowingly", () => {
  async function claimed(number: string): Promise<string> {
    await desk.moved("invoiceOrder", number, { by: await house.server.asStaff("S07") });
    return claimDelivery(house.server, { order: number, boxes: { 1: 2 }, photos: [] });
  }

  test("a line that is claimed as short is replaced by who knows of the claim, and shown with it", async () => {
    const number = await desk.shortOrder();
    const ticket = await claimed(number);
    await sql`update claim_line set reason = 'short' where case_number = ${ticket}`.execute(
      house.server.deps.db,
    );
    const { version } = await desk.seen(number);
    expect((await desk.tried({ number, version })).replacement).toMatchObject({
      lines: [{ lineNo: 1, claims: [{ ticket, boxes: 2, credited: 0 }] }],
    });
    const unseen = await desk.planned({ number, version, wanted: wanted(5) });
    expect(unseen.refusal).toMatchObject({ code: "claimed-as-short", lineNo: 1 });
    expect(
      (await desk.planned({ number, version, wanted: wanted(5), knowsClaims: true })).refusal,
    ).toBeNull();
  });

  test("what comes again is credited by who knows of it", async () => {
    const number = await desk.shortOrder();
    const { version } = await desk.seen(number);
    const { replacement } = await desk.planned({ number, version, wanted: wanted(5) });
    const ticket = await claimed(number);
    await sql`update claim_line set reason = 'short' where case_number = ${ticket}`.execute(
      house.server.deps.db,
    );
    const claim = await askClaim(ticket, house.service);
    const input = {
      ...{ number: ticket, version: claim?.version, lines: [{ lineNo: 1, boxes: 1 }], words: "" },
      ...{ totalMinor: claim && worthOf(claim, { 1: 1 }), isSolving: false },
    };
    const { data } = await house.service.desk(
      `query ($number: ID!) { claim(number: $number) { replacements lines { replaced } } }`,
      { number: ticket },
    );
    expect(data?.["claim"]).toEqual({ replacements: [replacement], lines: [{ replaced: 5 }] });
    const unseen = await actOnClaim("proposeCredit", input, house.service);
    expect(unseen.refusal).toMatchObject({ code: "replaced-line", lineNo: 1 });
    const known = await actOnClaim("proposeCredit", { ...input, knowsReplacement: true }, house.service);
    expect(known.refusal).toBeNull();
  });
});
