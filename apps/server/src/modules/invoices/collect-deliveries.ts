import { createHash } from "node:crypto";
import { billedUntil, billingPeriodOn } from "@vycep/domain/billing/billing-period";
import { addDays, type LocalDate } from "@vycep/domain/kernel/local-moment";
import type { ErpReport } from "@vycep/domain/orders/erp-report";
import type { Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { repeatingJob } from "../../platform/jobs/job.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { type DeliveredOrder, deliveredOrders, numbersDelivered } from "../orders/billable-orders.facts.ts";
import { takeReport } from "../orders/orders.commands.ts";
import { type CompanyBilling, collectedBillings } from "./billing-periods.facts.ts";
import { billOrders } from "./invoices.commands.ts";
import { billedOrders, holdCollecting } from "./invoices.repo.ts";

const everyMs = 60_000;

/** As long as a month and its days of grace: what was delivered before is history. */
const daysBack = 62;

/** The house ERP's office: once a week or a month is over, its deliveries are billed. Another ERP does that itself. */
export const collectDeliveriesJob = repeatingJob("invoices: collect deliveries", everyMs, async (deps) => {
  if (deps.config.erp === undefined) await collectDeliveries(deps);
});

/**
 * Bills the deliveries of each place whose week or month is over on one invoice (D11). Each in one transaction, which
 * also tells its orders that they were invoiced: a worker that dies, or two at once, neither lose nor double one. What
 * is delivered later for a period that is over gets an invoice of its own.
 */
export async function collectDeliveries({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const today = clock.now().date;
  const billings = await collectedBillings(db);
  const waiting = await inTransaction(db, (tx) => uncollected(tx, billings, today));
  for (const { shipToId, until } of waiting) {
    await inTransaction(db, async (tx) => {
      await holdCollecting(tx, shipToId);
      const group = (await uncollected(tx, billings, today)).find(
        (other) => other.shipToId === shipToId && other.until === until,
      );
      if (group) await bill(tx, { ...group, today, now: clock.instant() });
    });
  }
}

type Group = {
  readonly shipToId: string;
  readonly until: LocalDate;
  readonly orders: readonly DeliveredOrder[];
};

/** What was delivered in periods that are over and is on no paper, by place and period. */
async function uncollected(
  tx: Tx,
  billings: readonly CompanyBilling[],
  today: LocalDate,
): Promise<readonly Group[]> {
  const rowsOf = Map.groupBy(billings, ({ companyId }) => companyId);
  const numbers = await numbersDelivered(tx, [...rowsOf.keys()], {
    since: addDays(today, -daysBack),
    until: addDays(today, -1),
  });
  const billed = await billedOrders(tx, numbers);
  const orders = await deliveredOrders(
    tx,
    numbers.filter((number) => !billed.has(number)),
  );
  const untilOf = ({ companyId, deliveryDate }: DeliveredOrder) =>
    billedUntil(billingPeriodOn(rowsOf.get(companyId) ?? [], deliveryDate), deliveryDate);
  const isOver = (order: DeliveredOrder) => untilOf(order) < today && hasSomething(order);
  const groups = Map.groupBy(orders.filter(isOver), (order) => `${order.shipToId} ${untilOf(order)}`);
  return [...groups.values()].flatMap((own) =>
    own[0] === undefined ? [] : [{ shipToId: own[0].shipToId, until: untilOf(own[0]), orders: own }],
  );
}

/** Goods that were not invoiced, or packaging that went back alone. History was invoiced by whoever kept it. */
function hasSomething({ lines, empties }: DeliveredOrder): boolean {
  if (lines.length === 0) return empties.some(({ units }) => units > 0);
  return lines.some(({ delivered, invoiced }) => delivered > invoiced);
}

async function bill(
  tx: Tx,
  { orders, until, today, now }: Group & { readonly today: LocalDate; readonly now: Date },
): Promise<void> {
  const [first] = orders;
  if (first === undefined) return;
  const number = `F${first.orderNumber}`;
  for (const { orderNumber, lines } of orders) {
    const open = lines
      .map(({ lineNo, delivered, invoiced }) => ({ lineNo, boxes: delivered - invoiced }))
      .filter(({ boxes }) => boxes > 0);
    if (open.length === 0) continue;
    const report: ErpReport = { kind: "invoice", documentNumber: number, lines: open };
    const bodyHash = createHash("sha256").update(JSON.stringify(report)).digest("hex");
    await takeReport(tx, { id: `house-${orderNumber}-invoice`, orderNumber, bodyHash, at: now, report }, now);
  }
  await billOrders(tx, { number, orders, issued: today, taxPoint: until, now });
}
