import { toId } from "@vycep/domain/kernel/ids";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import type { HouseShortage } from "@vycep/domain/orders/house-shortage";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { add, startOrder, told } from "../../testing/ask-cart.ts";
import { laterInOutbox } from "../../testing/later-outbox.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { moveOrders } from "../erp/erp-worker.ts";
import { houseErp } from "../erp/house-erp.ts";
import { deliverOutbox } from "../erp/outbox.ts";
import { orderDesk } from "../orders/order-desk.ts";
import { billAfterReport } from "./bill-after-report.ts";
import { collectedBillings, isCollectedBy } from "./billing-periods.facts.ts";
import { collectDeliveries } from "./collect-deliveries.ts";
import { invoiceFacts } from "./invoices.facts.ts";

let server: TestServer;
let jana: Caller;
beforeAll(async () => {
  server = await startTestServer();
  jana = await server.as("U001");
});
afterAll(() => server.stop());
beforeEach(() => server.clock.set("2026-11-23T09:00:00"));

async function placed(goods: Readonly<Record<string, number>>): Promise<string> {
  const id = await startOrder(jana);
  await add(
    jana,
    id,
    Object.entries(goods).map(([sku, quantity]) => ({ sku, quantity })),
  );
  const answer = await jana.graphql(
    `mutation { placeOrder(input: { cart_id: "${id}" }) { orderV2 { number } errors { reason sku } } }`,
  );
  const { orderV2, errors } = told<{ placeOrder: { orderV2: { number: string } | null; errors: unknown[] } }>(
    answer,
  ).placeOrder;
  if (!orderV2) throw new Error(JSON.stringify(errors));
  return orderV2.number;
}

function worker(shortages: readonly HouseShortage[] = []) {
  const { db, clock, log } = server.deps;
  const erp = houseErp(
    () => Promise.resolve(shortages),
    async () => isCollectedBy(await collectedBillings(db)),
  );
  return { db, clock, log, erp, pricing: server.pricing, desk: orderDesk({ db, clock }, billAfterReport) };
}

async function confirmed(goods: Readonly<Record<string, number>>): Promise<string> {
  const number = await placed(goods);
  await laterInOutbox(server.deps.db, 3000);
  await deliverOutbox(worker());
  return number;
}

/** Two workers at once, and once more. */
async function lookAt(moment: string, deps = worker()): Promise<void> {
  server.clock.set(moment);
  await Promise.all([moveOrders(deps), moveOrders(deps)]);
  await moveOrders(deps);
}

const facts = (number: string, companyId = "C1") =>
  invoiceFacts(
    server.deps.db,
    { number, companyId: toId(companyId) },
    { today: server.clock.now().date, language: "cs" },
  );

async function linesOf(number: string) {
  const { rows } = await sql<{ delivered: number; price: number; deposit: number }>`
    select boxes_delivered as delivered, unit_price_minor as price, unit_deposit_minor as deposit
    from order_line where order_number = ${number} order by line_no`.execute(server.deps.db);
  return rows;
}

const short = (kind: HouseShortage["kind"], sku: string, mostBoxes: number): HouseShortage => ({
  kind,
  sku: toId(sku),
  mostBoxes,
  reason: "Poškozené etikety",
  validFrom: toLocalDate("2026-01-01"),
  validTo: null,
});

describe("D11 the house ERP bills what it delivered", () => {
  test("BELL-01 to the haléř, once, however often and by how many workers it is asked", async () => {
    const number = await confirmed({ "100112": 3, "140101": 2 });
    const deps = worker([short("delivery", "100112", 2), short("credit", "140101", 1)]);
    await lookAt("2026-11-26T11:59:00", deps);
    expect(await facts(`F${number}`)).toBeUndefined();
    await lookAt("2026-11-26T15:00:00", deps);
    const invoice = await facts(`F${number}`);
    // BELL-01: who sees the papers of its place is told, once.
    const { rows: told } = await sql<{ uid: string }>`
      select uid from notice where kind = 'new-document' and subject = ${`F${number}`} order by uid`.execute(
      server.deps.db,
    );
    expect(told.map(({ uid }) => uid)).toContain("U001");
    expect(new Set(told.map(({ uid }) => uid)).size).toBe(told.length);
    const lines = await linesOf(number);
    expect(lines.map(({ delivered }) => delivered).sort()).toEqual([2, 2]);
    const net = lines.reduce((sum, { delivered, price }) => sum + delivered * price, 0);
    const deposits = lines.reduce((sum, { delivered, deposit }) => sum + delivered * deposit, 0);
    const vat = Math.round((net * 21) / 100);
    expect(invoice).toMatchObject({
      kind: "invoice",
      issued: "2026-11-26",
      taxPoint: "2026-11-26",
      due: "2026-12-10",
      netMinor: net,
      vatMinor: vat,
      depositsOutMinor: deposits,
      depositsBackMinor: 0,
      totalMinor: net + vat + deposits,
      state: "due",
      vat: [{ ratePct: 21, baseMinor: net, vatMinor: vat }],
      orders: [{ number, delivered: "2026-11-26" }],
      correctedBy: [`D${number}`],
      seller: { ico: "80000568" },
      buyer: { ico: "80000011" },
      payment: { variableSymbol: number, account: "2000000202/0000", amountMinor: net + vat + deposits },
    });
    expect(invoice?.payment?.qr?.text).toContain(`*X-VS:${number}`);
    const note = await facts(`D${number}`);
    expect(note).toMatchObject({
      kind: "credit-note",
      corrects: `F${number}`,
      reason: "Poškozené etikety",
      state: "to-settle",
      payment: null,
    });
    expect(note?.lines.filter(({ kind }) => kind === "goods")).toMatchObject([
      { quantity: 1, sku: "140101", vatPct: 21 },
    ]);
    expect(note?.totalMinor).toBeLessThan(0);
    const { rows } = await sql`select from invoice_order where order_number = ${number}`.execute(
      server.deps.db,
    );
    expect(rows).toHaveLength(2);
  });

  test("a paper of another company does not exist", async () => {
    expect(await facts("2024100001")).toMatchObject({ number: "2024100001", state: "paid", payment: null });
    expect(await facts("2024100001", "C2")).toBeUndefined();
    expect(await facts("none")).toBeUndefined();
  });

  test("a Slovak invoice is paid by PAY by square in euros, one by direct debit not at all", async () => {
    const { rows } = await sql<{ number: string; companyId: string }>`
      select number, company_id as "companyId" from invoice
      where type = 'Invoice' and currency = 'EUR' and not exists (select from payment p where p.number = invoice.number)
      order by company_id, number`.execute(server.deps.db);
    const [debit, transfer] = ["C4", "C5"].map((id) => rows.find(({ companyId }) => companyId === id));
    expect(await facts(debit?.number ?? "", "C4")).toMatchObject({ state: "direct-debit", payment: null });
    const open = await facts(transfer?.number ?? "", "C5");
    expect(open?.payment).toMatchObject({ iban: "SK4000000000002000000210", qr: { kind: "pay-by-square" } });
    expect(open?.seller).toMatchObject({ icDph: "SK9922055561", country: "SK" });
  });

  test("deliveries of a week share an invoice once it is over, and its orders say so", async () => {
    await sql`insert into billing_period (company_id, period, valid_from) values ('C1', 'week', '2026-11-26')`.execute(
      server.deps.db,
    );
    const numbers = [await confirmed({ "100112": 3 }), await confirmed({ "100112": 4 })];
    const collect = () => collectDeliveries(server.deps);
    await lookAt("2026-11-29T20:00:00");
    await collect();
    const papersOf = async (order: string) => {
      const { rows } = await sql<{ number: string }>`
        select number from invoice_order where order_number = ${order}`.execute(server.deps.db);
      return rows.map(({ number }) => number);
    };
    expect(await papersOf(numbers[0] ?? "")).toEqual([]);
    server.clock.set("2026-11-30T00:05:00");
    await Promise.all([collect(), collect()]);
    await collect();
    const papers = await Promise.all(numbers.map(papersOf));
    const paper = papers[0]?.[0] ?? "";
    expect(papers).toEqual([[paper], [paper]]);
    const invoice = await facts(paper);
    expect(invoice).toMatchObject({ issued: "2026-11-30", taxPoint: "2026-11-29", due: "2026-12-14" });
    const billed = invoice?.orders.map(({ number }) => number) ?? [];
    expect(paper).toBe(`F${billed[0]}`);
    const lines = (await Promise.all(billed.map(linesOf))).flat();
    expect(invoice?.netMinor).toBe(lines.reduce((sum, { delivered, price }) => sum + delivered * price, 0));
    const { rows } = await sql<{ invoiced: boolean; reports: number }>`
      select bool_and(boxes_invoiced = boxes_delivered) as invoiced,
        (select count(*) from erp_report where kind = 'invoice' and document_number = ${paper}
          and order_number = any(${numbers}::text[])) as reports
      from order_line where order_number = any(${billed}::text[])`.execute(server.deps.db);
    expect(rows).toEqual([{ invoiced: true, reports: 2 }]);
  });
});
