import {
  type BillableOrder,
  type BillLine,
  billedLines,
  creditedLines,
} from "@vycep/domain/billing/bill-lines";
import { billTotals } from "@vycep/domain/billing/bill-totals";
import { dueOn } from "@vycep/domain/billing/billing-period";
import { toBillPayment } from "@vycep/domain/billing/cash-rounding";
import { variableSymbolOf } from "@vycep/domain/billing/payment-code";
import { isStructured } from "@vycep/domain/billing/structured-invoice";
import type { OrderNumber } from "@vycep/domain/kernel/ids";
import { type LocalDate, localMomentIn } from "@vycep/domain/kernel/local-moment";
import type { Texts } from "@vycep/domain/market/texts";
import type { ErpReport, ReportedLine } from "@vycep/domain/orders/erp-report";
import type { Tx } from "../../platform/db.ts";
import { vatOfGoods } from "../catalog/goods-of-papers.facts.ts";
import { type DeliveredOrder, deliveredOrders } from "../orders/billable-orders.facts.ts";
import { type ShipTo, shipToById } from "../ship-to/ship-to.facts.ts";
import { keepConfirmation } from "./account/confirmation.ts";
import { billingPeriodOf } from "./billing-periods.facts.ts";
import {
  insertInvoice,
  invoiceOfOrder,
  type NamedLine,
  type NewInvoice,
  ratesBilled,
} from "./invoices.repo.ts";
import { keepDeliveryNote, keepTaxDocument } from "./kept-documents.ts";
import { partiesOf } from "./parties.ts";
import { queueStructured } from "./structured/structured.repo.ts";

/** A report of the house ERP that was just taken. */
export type BilledReport = {
  readonly orderNumber: OrderNumber;
  readonly report: ErpReport;
  readonly at: Date;
};

/**
 * The paper that follows from a report of the house ERP, in the report's own transaction and so exactly once (D11): the
 * confirmation, the delivery note with what was brought and taken back, the invoice of what was delivered, the credit note of what was
 * credited. Whose deliveries are collected is billed by `collectDeliveries`.
 */
export async function billReport(tx: Tx, { orderNumber, report, at }: BilledReport): Promise<void> {
  if (report.kind === "confirmation") await keepConfirmation(tx, { orderNumber, now: at });
  const [order] = await deliveredOrders(tx, [orderNumber]);
  if (order === undefined) return;
  const issued = localMomentIn(at.getTime(), "Europe/Prague").date;
  const taxPoint = order.deliveryDate;
  switch (report.kind) {
    case "confirmation":
    case "shipment":
      return;
    case "credit":
      return creditOrder(tx, {
        order,
        number: report.documentNumber,
        credited: report.lines,
        issued,
        now: at,
      });
    case "invoice":
      return billOrders(tx, { number: report.documentNumber, orders: [order], issued, taxPoint, now: at });
    case "delivery": {
      await keepDeliveryNote(tx, order, at);
      // Packaging that went back without goods is on no invoice.
      const isSold = order.lines.some(({ delivered }) => delivered > 0);
      if (isSold || (await billingPeriodOf(tx, order.companyId, taxPoint)) !== "delivery") return;
      return billOrders(tx, { number: `D${orderNumber}`, orders: [order], issued, taxPoint, now: at });
    }
  }
}

export type Bill = {
  readonly number: string;
  /** Of one place. */
  readonly orders: readonly DeliveredOrder[];
  readonly issued: LocalDate;
  /** The last day whose deliveries it bills. */
  readonly taxPoint: LocalDate;
  readonly now: Date;
};

/**
 * Bills all that was delivered with some orders of one place, and the empties that went back with them. Where nothing
 * was sold and packaging alone went back, it is a credit note.
 */
export async function billOrders(tx: Tx, { orders, ...bill }: Bill): Promise<void> {
  const [first] = orders;
  if (first === undefined) return;
  const skus = orders.flatMap(({ lines }) => lines.map(({ sku }) => sku));
  const rates = await vatOfGoods(tx, skus, { market: first.market, date: bill.taxPoint });
  const lines = ratedLines(orders, { rates, linesOf: billedLines, boxesOf: ({ delivered }) => delivered });
  const isSold = lines.some(({ kind }) => kind === "goods");
  await issue(tx, { ...bill, orders, lines, type: isSold ? "Invoice" : "Credit note" });
}

type Credited = {
  readonly number: string;
  readonly order: DeliveredOrder;
  readonly credited: readonly ReportedLine[];
  readonly issued: LocalDate;
  readonly now: Date;
};

async function creditOrder(tx: Tx, { number, order, credited, issued, now }: Credited): Promise<void> {
  const boxes = new Map(credited.map((line) => [line.lineNo, line.boxes]));
  const lines = ratedLines([order], {
    // It takes back what was billed, at the rate it was billed with.
    rates: await ratesBilled(tx, order.orderNumber),
    linesOf: creditedLines,
    boxesOf: ({ lineNo }) => boxes.get(lineNo) ?? 0,
  });
  const corrects = await invoiceOfOrder(tx, order.orderNumber);
  const reason = credited.find((line) => line.reason !== undefined)?.reason ?? null;
  await issue(tx, {
    ...{ number, issued, now, lines, corrects, reason },
    orders: [order],
    taxPoint: issued,
    type: "Credit note",
  });
}

type Rating = {
  readonly rates: ReadonlyMap<string, number>;
  readonly linesOf: (order: BillableOrder) => readonly BillLine[];
  readonly boxesOf: (line: DeliveredOrder["lines"][number]) => number;
};

/** The rows of orders at their rates, with what the goods were called when they were ordered. */
function ratedLines(
  orders: readonly DeliveredOrder[],
  { rates, linesOf, boxesOf }: Rating,
): readonly NamedLine[] {
  return orders.flatMap((order) =>
    linesOf({
      orderNumber: order.orderNumber,
      empties: order.empties,
      goods: order.lines.map((line) => ({
        sku: line.sku,
        boxes: boxesOf(line),
        unitPriceMinor: line.unitPriceMinor,
        unitDepositMinor: line.unitDepositMinor,
        vatPct: rates.get(line.sku) ?? line.vatPercent,
      })),
    }).map((line) => ({ ...line, names: namesOf(line, order) })),
  );
}

function namesOf(line: BillLine, { lines, empties }: DeliveredOrder): Texts | null {
  if (line.kind === "goods") return lines.find(({ sku }) => sku === line.sku)?.names ?? null;
  if (line.kind === "deposit-out") return null;
  return empties.find(({ code }) => code === line.code)?.names ?? null;
}

type Issued = Omit<Bill, "orders"> &
  Pick<NewInvoice, "type" | "lines"> & {
    readonly orders: readonly DeliveredOrder[];
    readonly corrects?: string | null;
    readonly reason?: string | null;
  };

async function issue(
  tx: Tx,
  { orders, now, corrects = null, reason = null, ...paper }: Issued,
): Promise<void> {
  const [first] = orders;
  if (first === undefined || paper.lines.length === 0) return;
  const place = await placeOf(tx, first);
  const payment = toBillPayment(place.payer.paymentMethod);
  const { currency, companyId, shipToId } = first;
  const totals = billTotals(paper.lines, { currency, payment, day: paper.issued });
  const invoice: NewInvoice = {
    ...paper,
    ...{ companyId, shipToId, currency, payment, totals, corrects, reason },
    due: dueOn(paper.issued, place.payer.dueDays),
    variableSymbol: variableSymbolOf(paper.number),
    orderNumbers: orders.map(({ orderNumber }) => orderNumber),
    parties: await partiesOf(tx, place, paper.issued),
  };
  if (!(await insertInvoice(tx, invoice))) {
    throw new Error(`a tax document of the number ${paper.number} exists already`);
  }
  await keepTaxDocument(tx, invoice, { now });
  if (isStructured({ market: first.market, issued: paper.issued })) {
    await queueStructured(tx, { number: paper.number, companyId, now });
  }
}

async function placeOf(tx: Tx, { shipToId }: DeliveredOrder): Promise<ShipTo> {
  const place = await shipToById(tx, shipToId);
  if (place === undefined) throw new Error(`no place ${shipToId}`);
  return place;
}
