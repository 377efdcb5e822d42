import type { EmptiesAmount } from "../empties/empties-type.ts";
import { ok, type Result, refused } from "../kernel/result.ts";
import { advance, type OrderState, type StepRefusal } from "./order-states.ts";

/** Boxes of one line as the ERP reports them, and why they are not what was asked for. */
export type ReportedLine = {
  readonly lineNo: number;
  readonly boxes: number;
  readonly reason?: string | undefined;
  /** Goods that may be taken in its place. */
  readonly substitutes?: readonly string[] | undefined;
};

/** What the ERP reports of an order that it has (D11). */
export type ErpReport =
  | { readonly kind: "confirmation"; readonly sapId: string; readonly lines: readonly ReportedLine[] }
  | { readonly kind: "shipment"; readonly step: "loaded" | "on-the-way" }
  | {
      readonly kind: "delivery";
      readonly lines: readonly ReportedLine[];
      /** What the driver took over, judged on its own (collected-empties.ts); undefined where it was not counted. */
      readonly empties?: readonly EmptiesAmount[] | undefined;
    }
  | { readonly kind: "invoice"; readonly documentNumber: string; readonly lines: readonly ReportedLine[] }
  | { readonly kind: "credit"; readonly documentNumber: string; readonly lines: readonly ReportedLine[] };

/** The line as it stands: null is what was not reported yet. */
export type LineSoFar = {
  readonly lineNo: number;
  readonly ordered: number;
  readonly confirmed: number | null;
  readonly delivered: number | null;
  readonly invoiced: number | null;
  readonly credited: number;
};

export type OrderSoFar = { readonly state: OrderState; readonly lines: readonly LineSoFar[] };

export type ReportRefusal =
  | Extract<StepRefusal, { kind: "step-not-allowed" }>
  /** An invoice or a credit note of goods that were not delivered yet. */
  | { readonly kind: "not-delivered"; readonly state: OrderState }
  | { readonly kind: "line-unknown"; readonly lineNo: number }
  | { readonly kind: "line-twice"; readonly lineNo: number }
  /** A confirmation and a delivery speak of every line. */
  | { readonly kind: "line-missing"; readonly lineNo: number }
  | { readonly kind: "too-many-boxes"; readonly lineNo: number; readonly most: number };

/** What the report changes; nothing where the order is there already, because it was told before. */
export type ReportEffect = {
  readonly step: OrderState | null;
  readonly lines: readonly ReportedLine[];
};

/**
 * Whether a report of the ERP can be taken, and what it changes (D11, B6). Steps go by the table of states. Boxes only
 * get fewer on their way: confirmed up to ordered, delivered up to confirmed, invoiced up to delivered, credited up to
 * invoiced. Invoices and credit notes may come in parts, which add up; the others say all at once. A confirmation of
 * no box at all takes the order back, as the brewery's cancellation.
 *
 * @example judgeReport({ kind: "shipment", step: "loaded" }, { state: "confirmed", lines: [] }) // ok
 */
export function judgeReport(report: ErpReport, order: OrderSoFar): Result<ReportEffect, ReportRefusal> {
  switch (report.kind) {
    case "shipment":
      return effectOf(order, report.step, []);
    case "confirmation":
      return (
        flawOf(report.lines, order, { isWhole: true, mostOf: ({ ordered }) => ordered }) ??
        confirmedAs(report.lines, order)
      );
    case "delivery": {
      const promised = ({ confirmed, ordered }: LineSoFar) => confirmed ?? ordered;
      const isShort = report.lines.some(({ lineNo, boxes }) =>
        order.lines.some((line) => line.lineNo === lineNo && boxes < promised(line)),
      );
      return (
        flawOf(report.lines, order, { isWhole: true, mostOf: promised }) ??
        effectOf(order, isShort ? "partially-delivered" : "delivered", report.lines)
      );
    }
    case "invoice":
      return billed(report.lines, order, ({ delivered, invoiced }) => (delivered ?? 0) - (invoiced ?? 0));
    case "credit":
      return billed(report.lines, order, ({ invoiced, credited }) => (invoiced ?? 0) - credited);
  }
}

type Verdict = Result<ReportEffect, ReportRefusal>;
type MostOf = (line: LineSoFar) => number;

function effectOf({ state }: OrderSoFar, to: OrderState, lines: readonly ReportedLine[]): Verdict {
  const step = advance(state, to);
  if (step.ok) return ok({ step: to, lines });
  return step.refusal.kind === "already-there" ? ok({ step: null, lines: [] }) : refused(step.refusal);
}

/** What was confirmed once is not taken back by being told otherwise; a rejected order is told again as it was. */
function confirmedAs(lines: readonly ReportedLine[], order: OrderSoFar): Verdict {
  const isRejected = lines.length > 0 && lines.every(({ boxes }) => boxes === 0);
  const isOpen = order.state === "received" || order.state === "cancelled";
  return effectOf(order, isRejected && isOpen ? "cancelled" : "confirmed", lines);
}

function billed(lines: readonly ReportedLine[], order: OrderSoFar, mostOf: MostOf): Verdict {
  const { state } = order;
  if (state !== "delivered" && state !== "partially-delivered")
    return refused({ kind: "not-delivered", state });
  return flawOf(lines, order, { isWhole: false, mostOf }) ?? ok({ step: null, lines });
}

type Bounds = {
  readonly mostOf: MostOf;
  /** Whether every line must be named. */
  readonly isWhole: boolean;
};

function flawOf(
  lines: readonly ReportedLine[],
  order: OrderSoFar,
  { mostOf, isWhole }: Bounds,
): Verdict | undefined {
  const known = new Map(order.lines.map((line) => [line.lineNo, line]));
  const seen = new Set<number>();
  for (const { lineNo, boxes } of lines) {
    const line = known.get(lineNo);
    if (line === undefined) return refused({ kind: "line-unknown", lineNo });
    if (seen.has(lineNo)) return refused({ kind: "line-twice", lineNo });
    seen.add(lineNo);
    const most = mostOf(line);
    if (boxes > most) return refused({ kind: "too-many-boxes", lineNo, most });
  }
  const missing = isWhole ? order.lines.find(({ lineNo }) => !seen.has(lineNo)) : undefined;
  return missing && refused({ kind: "line-missing", lineNo: missing.lineNo });
}
