import type { OrderLineFacts } from "@vycep/contract/orders/orders.codec";
import type { OrderNumber } from "@vycep/domain/kernel/ids";
import {
  type ErpReport,
  judgeReport,
  type ReportedLine,
  type ReportRefusal,
} from "@vycep/domain/orders/erp-report";
import type { OrderState } from "@vycep/domain/orders/order-states";
import { confirmedLoad, type OrderLoad } from "@vycep/domain/orders/shortage/confirmed-load";
import { type OrderDue, orderDue } from "@vycep/domain/orders/shortage/order-due";
import { judgeSubstitutes, MOST_SUBSTITUTES } from "@vycep/domain/orders/shortage/share-short";
import type { Tx } from "../../platform/db.ts";
import { AppError, notFound } from "../../platform/errors.ts";
import { storedGoods } from "../catalog/goods-of-papers.facts.ts";
import { goodsThatAreKnown } from "../catalog/like-goods.facts.ts";
import { tellNotice } from "../notices/notices.commands.ts";
import {
  keepReport,
  type ReportedEvent,
  reportedBefore,
  sapIdIsTaken,
  writeDue,
  writeReport,
} from "./erp-reports.repo.ts";
import { noticeOfDifference, seesOrders } from "./order-notices.ts";
import { linesOfOrders } from "./order-parts.repo.ts";
import { holdOrders, type OrderRecord } from "./orders.repo.ts";
import { collectEmpties } from "./placing/collect-empties.ts";
import { writeSteps } from "./placing/order-writing.repo.ts";

/** What became of a report, and when it happened. */
export type TakenReport = {
  readonly orderNumber: OrderNumber;
  readonly state: OrderState;
  /** False where it was told before. */
  readonly isNews: boolean;
  readonly at: Date;
};

/** Takes a report of the ERP in the transaction of whoever reports; what cannot be is thrown (D11). */
export async function takeReport(tx: Tx, event: ReportedEvent, now: Date): Promise<TakenReport> {
  const { orderNumber, report } = event;
  const [order] = await holdOrders(tx, [orderNumber]);
  if (!order) throw notFound("no-such-order", "There is no order of this number.");
  const { companyId, state } = order;
  const at = event.at ?? now;
  const old = { orderNumber, state, isNews: false, at };
  if (!(await keepReport(tx, { ...event, at, companyId, receivedAt: now }))) {
    const before = await reportedBefore(tx, event.id);
    if (before === event.bodyHash) return old;
    throw new AppError("conflict", {
      code: "erp-event-reused",
      message: "This event id was used for something else.",
    });
  }
  const lines = await linesOfOrders(tx, [orderNumber]);
  const verdict = judgeReport(report, { state, lines });
  if (!verdict.ok) throw refusalOf(verdict.refusal);
  const { step, lines: reported } = verdict.value;
  await refuseStrangeSubstitutes(tx, reported, lines);
  if (step === null && reported.length === 0) return old;
  if (report.kind === "confirmation" && (await sapIdIsTaken(tx, report.sapId, orderNumber))) {
    throw new AppError("conflict", { code: "sap-id-taken", message: "Another order has this number." });
  }
  // An ERP that takes an order back is the brewery doing so.
  const by = step === "cancelled" ? ({ brewery: true } as const) : undefined;
  if (step !== null) await writeSteps(tx, [{ order, to: step, at, ...(by && { by }) }]);
  const isLess = report.kind === "confirmation" && differs(lines, reported);
  const load = isLess ? await loadOfRest(tx, order, { lines, reported }) : undefined;
  const due = step === "cancelled" ? undefined : dueAfter(order, { report, lines, reported });
  await writeReport(tx, { orderNumber, report, lines: reported, load, due });
  if (report.kind === "delivery" && (due?.totalMinor ?? null) !== order.dueTotalMinor)
    await writeDue(tx, orderNumber, due);
  if (isLess && step !== "cancelled") {
    const isOffered = reported.some(({ substitutes = [] }) => substitutes.length > 0);
    await tellNotice(tx, [noticeOfDifference(order, { at, isOffered })], seesOrders);
  }
  if (report.kind === "delivery" && report.empties) await collectEmpties(tx, order, report.empties);
  return { orderNumber, state: step ?? state, isNews: true, at };
}

/** What cannot be bought is offered to nobody. */
async function refuseStrangeSubstitutes(
  tx: Tx,
  reported: readonly ReportedLine[],
  lines: readonly { readonly lineNo: number; readonly sku: string }[],
): Promise<void> {
  const offers = reported.filter(({ substitutes = [] }) => substitutes.length > 0);
  if (offers.length === 0) return;
  const isKnown = await goodsThatAreKnown(tx);
  for (const { lineNo, substitutes = [] } of offers) {
    const sku = lines.find((line) => line.lineNo === lineNo)?.sku ?? "";
    const judged = judgeSubstitutes(substitutes, { sku, isKnown });
    if (judged.ok) continue;
    const message = `Line ${lineNo}: what is offered in its place must be other goods of the range, each once, at most ${MOST_SUBSTITUTES}.`;
    throw new AppError("unprocessable", { code: judged.refusal.kind, message });
  }
}

/** What is left to go out when less was confirmed than ordered. */
async function loadOfRest(
  tx: Tx,
  ordered: OrderLoad,
  {
    lines,
    reported,
  }: { readonly lines: readonly OrderLineFacts[]; readonly reported: readonly ReportedLine[] },
): Promise<OrderLoad> {
  const told = new Map(reported.map(({ lineNo, boxes }) => [lineNo, boxes]));
  const goods = await storedGoods(
    tx,
    lines.map(({ sku }) => sku),
  );
  const missing = lines.flatMap(({ lineNo, sku, ordered: boxes }) => {
    const known = goods.get(sku);
    if (!known) return [];
    const { packaging, gramsPerBox, millilitresPerBox } = known;
    const product = { packaging, grossGramsPerBox: gramsPerBox, millilitresPerBox };
    return [{ boxes: boxes - (told.get(lineNo) ?? boxes), product }];
  });
  return confirmedLoad(ordered, missing);
}

/** What the order comes to by the boxes of a confirmation or a delivery. */
function dueAfter(
  { depositMinor }: OrderRecord,
  {
    report,
    lines,
    reported,
  }: {
    readonly report: ErpReport;
    readonly lines: readonly OrderLineFacts[];
    readonly reported: readonly ReportedLine[];
  },
): OrderDue | undefined {
  const told = new Map(reported.map(({ lineNo, boxes }) => [lineNo, boxes]));
  const said = report.kind === "delivery" ? "delivered" : "confirmed";
  const known = lines.map((line) => ({ ...line, [said]: told.get(line.lineNo) ?? line[said] }));
  return orderDue(known, depositMinor);
}

function differs(
  lines: readonly { readonly lineNo: number; readonly ordered: number }[],
  reported: readonly { readonly lineNo: number; readonly boxes: number }[],
): boolean {
  const ordered = new Map(lines.map((line) => [line.lineNo, line.ordered]));
  return reported.some(({ lineNo, boxes }) => boxes !== ordered.get(lineNo));
}

/** What cannot be now is a conflict; what can never be is the report's own mistake. */
function refusalOf(refusal: ReportRefusal): AppError {
  switch (refusal.kind) {
    case "step-not-allowed": {
      const message = `The order is ${refusal.from}; it cannot become ${refusal.to}.`;
      return new AppError("conflict", { code: refusal.kind, message });
    }
    case "not-delivered":
      return new AppError("conflict", {
        code: refusal.kind,
        message: `The order is ${refusal.state} and was not delivered.`,
      });
    case "too-many-boxes": {
      const message = `Line ${refusal.lineNo} may have at most ${refusal.most} boxes.`;
      return new AppError("unprocessable", { code: refusal.kind, message });
    }
    default:
      return new AppError("unprocessable", {
        code: refusal.kind,
        message: `Line ${refusal.lineNo} is ${lineFlaws[refusal.kind]}.`,
      });
  }
}

const lineFlaws = {
  "line-unknown": "not in this order",
  "line-twice": "named twice",
  "line-missing": "missing",
} as const;
