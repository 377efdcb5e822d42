import { billedLines } from "@vycep/domain/billing/bill-lines";
import { billTotals } from "@vycep/domain/billing/bill-totals";
import { nationalAccount } from "@vycep/domain/billing/payment-code";
import type { Minor } from "@vycep/domain/kernel/money";
import type { ConfirmationPaper } from "@vycep/paper/account/confirmation-content";
import type { Tx } from "../../../platform/db.ts";
import { keepDocument } from "../../documents/documents.commands.ts";
import { confirmedOrder, type DeliveredOrder } from "../../orders/billable-orders.facts.ts";
import { shipToById } from "../../ship-to/ship-to.facts.ts";
import { type PaperDeps, paperLook } from "../paper-look.facts.ts";
import { drawInThread } from "../papers/draw-in-thread.ts";
import { paperLanguage } from "../papers/tax-paper-of.ts";
import { type Parties, partiesOf } from "../parties.ts";

/** Keeps the confirmation of an order that was just confirmed; one of which nothing is promised gets none. */
export async function keepConfirmation(
  tx: Tx,
  { orderNumber, now }: { readonly orderNumber: string; readonly now: Date },
): Promise<void> {
  const order = await confirmedOrder(tx, orderNumber);
  if (order === undefined) return;
  const { lines, totals } = promiseOf(order);
  if (lines.length === 0) return;
  const { companyId, shipToId, ordered: issued, currency } = order;
  await keepDocument(
    tx,
    {
      kind: "order-confirmation",
      number: orderNumber,
      ...{ companyId, shipToId, issued },
      amount: { minor: totals.totalMinor, currency },
      orderNumbers: [orderNumber],
    },
    now,
  );
}

/** The confirmation of an order as a PDF; undefined where nothing of this company was confirmed with it. */
export async function writeConfirmation(
  { db, clock, config }: PaperDeps,
  { companyId, orderNumbers }: { readonly companyId: string; readonly orderNumbers: readonly string[] },
): Promise<Uint8Array | undefined> {
  const order = await confirmedOrder(db, orderNumbers[0]);
  if (order === undefined || order.companyId !== companyId) return undefined;
  const place = await shipToById(db, order.shipToId);
  if (place === undefined) return undefined;
  return drawInThread({
    language: paperLanguage(order.market),
    madeAt: clock.instant(),
    look: await paperLook({ db, clock, config }),
    drawn: {
      kind: "confirmation",
      paper: confirmationPaper(order, await partiesOf(db, place, order.ordered)),
    },
  });
}

/** What stands on the confirmation of an order. */
export function confirmationPaper(order: DeliveredOrder, { seller, ...parties }: Parties): ConfirmationPaper {
  return {
    ...sumsOf(order),
    number: order.orderNumber,
    market: order.market,
    currency: order.currency,
    customerOrderNumber: order.customerOrderNumber,
    ordered: order.ordered,
    delivery: order.deliveryDate,
    isProvisional: order.isProvisional,
    shorter: order.lines.filter(({ ordered, confirmed }) => confirmed < ordered),
    seller: { ...seller, account: nationalAccount(seller.iban) ?? seller.iban },
    ...parties,
  };
}

/** What is paid for an order in cash when it is brought as it was confirmed. */
export function promisedInCash(order: DeliveredOrder): Minor {
  const { currency, deliveryDate: day } = order;
  return billTotals(promiseOf(order).lines, { currency, payment: "cash", day }).totalMinor;
}

/** What an order comes to when it is brought as it was confirmed, at the rates it was ordered with. */
function promiseOf({ orderNumber, empties, lines: goods, currency, ordered: day }: DeliveredOrder) {
  const lines = billedLines({
    orderNumber,
    empties,
    goods: goods.map(({ confirmed: boxes, vatPercent: vatPct, ...line }) => ({ ...line, boxes, vatPct })),
  });
  return { lines, totals: billTotals(lines, { currency, payment: "transfer", day }) };
}

function sumsOf(order: DeliveredOrder) {
  const language = paperLanguage(order.market);
  const { lines, totals } = promiseOf(order);
  const { vat, ...sums } = totals;
  return {
    ...sums,
    vat: vat.map(({ vatPct, netMinor, vatMinor }) => ({ ratePct: vatPct, baseMinor: netMinor, vatMinor })),
    lines: lines.map((line) => ({
      ...line,
      sku: line.kind === "goods" ? line.sku : null,
      name: nameOf(line, order)?.[language] ?? null,
    })),
  };
}

type PromisedLine = ReturnType<typeof billedLines>[number];

function nameOf(line: PromisedLine, { lines, empties }: DeliveredOrder) {
  switch (line.kind) {
    case "goods":
      return lines.find(({ sku }) => sku === line.sku)?.names;
    case "deposit-back":
      return empties.find(({ code }) => code === line.code)?.names;
    case "deposit-out":
      return;
  }
}
