import { dueMessages } from "@vycep/domain/edi/due-messages";
import { lineKind, withGiven } from "@vycep/domain/edi/order-answer";
import type { OrderNumber } from "@vycep/domain/kernel/ids";
import type { TaxPaper } from "@vycep/paper/tax/tax-paper";
import type { Tx } from "../../platform/db.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { goodsByCode } from "../catalog/coded-goods.facts.ts";
import { taxPapersOf } from "../invoices/tax-papers.facts.ts";
import { followedOrder } from "../orders/followed-order.facts.ts";
import { type EdiMessage, findPartner, holdMoved, keepAnswer, markSeen, movedMessages } from "./edi.repo.ts";
import { isTold } from "./outgoing.repo.ts";
import { partiesOfPartner, queueAnswer } from "./queue-answer.ts";
import { queueInvoice } from "./queue-invoice.ts";
import type { EdiDeps } from "./take-message.ts";

type Followed = EdiMessage & { readonly orderNumber: OrderNumber };

/**
 * Tells partners what became of their orders since the last look: what is told of an order is kept with how far it is, in
 * one transaction, so that nothing is left out or told twice. An order that cannot be told of holds up no other.
 */
export async function followOrders(deps: EdiDeps): Promise<void> {
  for (const id of await movedMessages(deps.db)) {
    await inTransaction(deps.db, (tx) => follow(tx, deps, id)).catch((error: unknown) => {
      deps.log.warn({ err: error, message: id }, "edi partner not told of an order");
    });
  }
}

async function follow(tx: Tx, deps: EdiDeps, id: number): Promise<void> {
  const moved = await holdMoved(tx, id);
  if (moved === undefined) return;
  const { progress, orderNumber, ...message } = moved;
  if (orderNumber !== null) await tell(tx, deps, { ...message, orderNumber });
  await markSeen(tx, id, progress);
}

async function tell(tx: Tx, deps: EdiDeps, message: Followed): Promise<void> {
  const { orderNumber } = message;
  const partner = await findPartner(tx, message.partnerGln);
  const order = await followedOrder(tx, orderNumber);
  if (partner === undefined || order === undefined) return;
  const papers = await taxPapersOf(tx, orderNumber);
  const given = withGiven(message.lines, order.boxes, "brewery-changed");
  const differs = given.some(({ boxes }, at) => boxes !== message.lines[at]?.boxes);
  const due = dueMessages({ state: order.state, differs, papers: papers.map(({ number }) => number) });
  const now = deps.clock.now();
  const answer = {
    partner,
    now,
    messageId: message.id,
    goods: await goodsByCode(tx),
    ...(await partiesOfPartner(tx, partner, now.date)),
    orderReference: message.orderReference,
    orderNumber,
    place: message.placeGln,
    deliveryDay: order.deliveryDate,
    currency: order.currency,
    prices: order.prices,
    isTest: false,
  };
  for (const one of due) {
    if (one.kind === "invoice") {
      await queueInvoice(tx, { ...answer, paper: paperOf(papers, one.number) });
      continue;
    }
    if (one.kind === "despatch") {
      const subject = `despatch-advice ${orderNumber}`;
      if (await isTold(tx, partner.gln, subject)) continue;
      await queueAnswer(tx, { ...answer, lines: given, kind: "despatch-advice", subject });
      continue;
    }
    const lines =
      one.why === "brewery-cancelled"
        ? message.lines.map((line) =>
            lineKind(line) === "refused" ? line : { ...line, boxes: 0, reason: one.why },
          )
        : given;
    const deliveryDay = one.why === "brewery-cancelled" ? null : order.deliveryDate;
    // What was promised last is what the next difference is measured by.
    const subject = `order-response ${orderNumber} ${lines.map(({ boxes }) => boxes).join(" ")}`;
    await queueAnswer(tx, { ...answer, lines, deliveryDay, kind: "order-response", subject });
    await keepAnswer(tx, message.id, { lines, orderNumber });
  }
}

function paperOf(papers: readonly TaxPaper[], number: string): TaxPaper {
  const paper = papers.find((one) => one.number === number);
  if (paper === undefined) throw new Error(`no paper ${number}`);
  return paper;
}
