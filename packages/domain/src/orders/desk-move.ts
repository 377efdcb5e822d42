import { ok, type Result, refused } from "../kernel/result.ts";
import type { ErpReport, LineSoFar } from "./erp-report.ts";
import { advance, judgeCancel, type OrderState } from "./order-states.ts";

/** What the brewery's people do with an order by hand (DORD-03). */
export const DESK_MOVES = ["confirm", "load", "send", "deliver", "bill", "cancel"] as const;
export type DeskMove = (typeof DESK_MOVES)[number];

/**
 * Which of them an order waits for as it stands: the screens offer these, and the server judges each by the table of
 * states again.
 *
 * @example movesOpen({ state: "received", isBlocked: false, toBill: 0 }) // ["confirm", "cancel"]
 */
export function movesOpen({
  state,
  isBlocked,
  toBill,
}: {
  readonly state: OrderState;
  /** The ERP looks into it; then nobody takes it back (HISTORY-08). */
  readonly isBlocked: boolean;
  /** Boxes that were delivered and not invoiced. */
  readonly toBill: number;
}): readonly DeskMove[] {
  return [
    ...(advance(state, "confirmed").ok ? (["confirm"] as const) : []),
    ...(advance(state, "loaded").ok ? (["load"] as const) : []),
    ...(advance(state, "on-the-way").ok ? (["send"] as const) : []),
    ...(advance(state, "delivered").ok ? (["deliver"] as const) : []),
    ...(toBill > 0 && (state === "delivered" || state === "partially-delivered") ? (["bill"] as const) : []),
    ...(judgeCancel(state, isBlocked).ok ? (["cancel"] as const) : []),
  ];
}

/** Another ERP moves orders: at the desk they stand still (DEDIT-05). */
export type DeskMoveRefusal =
  | { readonly kind: "erp-owns-orders" }
  /** Fewer boxes than before, and nobody says why. */
  | { readonly kind: "reason-missing"; readonly lineNo: number };

/**
 * What the desk asks beyond the rules of the ERP's reports (DORD-03): that orders are the house's own, and that whoever takes
 * boxes off a line says why. Everything else is judged by `judgeReport`, by the same codes.
 *
 * @example judgeDeskMove({ kind: "shipment", step: "loaded" }, { lines: [], isErpConnected: false }) // ok
 */
export function judgeDeskMove(
  report: ErpReport,
  { lines, isErpConnected }: { readonly lines: readonly LineSoFar[]; readonly isErpConnected: boolean },
): Result<undefined, DeskMoveRefusal> {
  if (isErpConnected) return refused({ kind: "erp-owns-orders" });
  if (report.kind !== "confirmation" && report.kind !== "delivery" && report.kind !== "credit")
    return ok(undefined);
  const known = new Map(lines.map((line) => [line.lineNo, line]));
  const silent = report.lines.find(
    ({ lineNo, boxes, reason }) =>
      !reason && (report.kind === "credit" || boxes < promised(report.kind, known.get(lineNo))),
  );
  return silent === undefined ? ok(undefined) : refused({ kind: "reason-missing", lineNo: silent.lineNo });
}

function promised(kind: "confirmation" | "delivery", line: LineSoFar | undefined): number {
  if (line === undefined) return 0;
  return kind === "confirmation" ? line.ordered : (line.confirmed ?? line.ordered);
}

const stepsBefore: Readonly<Partial<Record<OrderState, readonly ("loaded" | "on-the-way")[]>>> = {
  confirmed: ["loaded", "on-the-way"],
  loaded: ["on-the-way"],
  "on-the-way": [],
};

/**
 * Which steps an order goes before its delivery is reported: what a driver hands over was loaded and driven, whether or not anybody has
 * said so (DDISP-04). Undefined where it cannot be delivered.
 *
 * @example stepsToDelivery("loaded") // ["on-the-way"]
 */
export function stepsToDelivery(state: OrderState): readonly ("loaded" | "on-the-way")[] | undefined {
  return stepsBefore[state];
}

/** Why an order is left out when many are confirmed at once. */
export type BulkRefusal = {
  readonly kind: "cancelled-meanwhile" | "not-waiting" | "order-blocked" | "provisional-prices";
};

/**
 * Whether an order may be confirmed together with others, unseen (DLIST-03): one that waits for it, that the ERP does not look
 * into, and whose prices are settled. By itself somebody may still confirm it.
 *
 * @example judgeBulkConfirm({ state: "received", isBlocked: false, isProvisional: true }) // refused "provisional-prices"
 */
export function judgeBulkConfirm({
  state,
  isBlocked,
  isProvisional,
}: {
  readonly state: OrderState;
  readonly isBlocked: boolean;
  readonly isProvisional: boolean;
}): Result<undefined, BulkRefusal> {
  if (state === "cancelled") return refused({ kind: "cancelled-meanwhile" });
  if (state !== "received") return refused({ kind: "not-waiting" });
  if (isBlocked) return refused({ kind: "order-blocked" });
  return isProvisional ? refused({ kind: "provisional-prices" }) : ok(undefined);
}
