import { createHash } from "node:crypto";
import { type OrderNumber, toId, type UserId } from "@vycep/domain/kernel/ids";
import type { Result } from "@vycep/domain/kernel/result";
import { judgeDeskMove } from "@vycep/domain/orders/desk-move";
import type { ErpReport, LineSoFar, ReportedLine } from "@vycep/domain/orders/erp-report";
import type { OrderState } from "@vycep/domain/orders/order-states";
import type { Tx } from "../../../platform/db.ts";
import type { Staff } from "../../../platform/desk/desk-context.ts";
import { AppError } from "../../../platform/errors.ts";
import type { RollBack } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { reportedBefore } from "../erp-reports.repo.ts";
import { isErpOwned } from "../order-owner.facts.ts";
import { linesOfOrders } from "../order-parts.repo.ts";
import { takeReport } from "../orders.commands.ts";
import { holdOrders, type OrderRecord } from "../orders.repo.ts";
import type { OrderDeskDeps } from "./order-desk.deps.ts";
import { orderVersion } from "./order-record.repo.ts";
import { isOrderDeskMessage } from "./order-refusal.ts";

export type NotMoved = {
  readonly kind: string;
  readonly lineNo?: number;
  /** How much would be possible. */
  readonly most?: number;
  /** What the rules say against it, in words. */
  readonly why?: string;
};

export type WantedMove = {
  /** Without a uid whoever drives by a code of one day: `told` says who it was. */
  readonly staff: Pick<Staff, "reach"> & { readonly uid: string | null };
  readonly requestId: string;
  readonly number: string;
  /** As it was seen; undefined takes whatever it is. */
  readonly version: number | undefined;
  /** What is reported of the order, once its lines are known; undefined where there is nothing to report. */
  readonly reportOf: (lines: readonly LineSoFar[]) => ErpReport | undefined;
  readonly rollBack: RollBack<NotMoved>;
  /** What else is asked of the order as it is held. */
  readonly judge?: (order: OrderRecord) => Result<undefined, NotMoved>;
  /** What else the audit is told of it. */
  readonly told?: Detail;
};

/**
 * Moves an order of the house by hand (DORD-03): by the same rules and codes as a report of the ERP, which it is from then on,
 * with its papers, notice and audit entry in one transaction. The report is named after the version that was seen: told again
 * by whoever waited too long, it changes nothing and answers the same.
 */
export async function moveOrder(
  tx: Tx,
  { config, clock, afterReport }: OrderDeskDeps,
  { staff, requestId, number, version, reportOf, rollBack, judge, told }: WantedMove,
): Promise<void> {
  const order = await heldForStaff(tx, number, staff);
  if (!order) return rollBack({ kind: "order-unknown" });
  const judged = judge?.(order);
  if (judged && !judged.ok) return rollBack(judged.refusal);
  const { orderNumber } = order;
  const lines = await linesOfOrders(tx, [orderNumber]);
  const report = reportOf(lines);
  if (report === undefined) return rollBack({ kind: "nothing-to-invoice" });
  const now = clock.instant();
  const current = await orderVersion(tx, orderNumber);
  const seen = version ?? current;
  const bodyHash = createHash("sha256").update(JSON.stringify(report)).digest("hex");
  const event = { id: `desk-${orderNumber}-${report.kind}-${seen}`, orderNumber, bodyHash, at: now, report };
  if (seen !== current) {
    if ((await reportedBefore(tx, event.id)) === bodyHash) return;
    return rollBack({ kind: "changed-meanwhile" });
  }
  const allowed = judgeDeskMove(report, { lines, isErpConnected: isErpOwned(config) });
  if (!allowed.ok) return rollBack(allowed.refusal);
  const taken = await takeReport(tx, event, now).catch((error: unknown) => {
    if (error instanceof AppError && isOrderDeskMessage(error.code)) return rollBack({ kind: error.code });
    throw error;
  });
  if (!taken.isNews) return;
  await afterReport(tx, taken, event);
  await recordAudit(tx, {
    at: now,
    uid: staff.uid === null ? null : toId<UserId>(staff.uid),
    companyId: order.companyId,
    action: actions[report.kind],
    subjectKind: "order",
    subjectId: orderNumber,
    requestId,
    detail: { ...stepDetail(order.state, taken.state), ...detailOf(report, lines), ...told },
  });
}

/** An order that is theirs to change, held until the transaction ends. */
export async function heldForStaff(
  tx: Tx,
  number: string,
  { reach }: Pick<Staff, "reach">,
): Promise<OrderRecord | undefined> {
  const [order] = await holdOrders(tx, [toId<OrderNumber>(number)]);
  return order && (reach === "everything" || reach.has(order.companyId)) ? order : undefined;
}

/** The same as it was seen: whoever was quicker is not overwritten (DEDIT-01). */
export async function heldAsSeen(
  tx: Tx,
  {
    number,
    version,
    staff,
    rollBack,
  }: {
    readonly number: string;
    readonly version: number;
    readonly staff: Pick<Staff, "reach">;
    readonly rollBack: RollBack<NotMoved>;
  },
): Promise<OrderRecord> {
  const order = await heldForStaff(tx, number, staff);
  if (!order) return rollBack({ kind: "order-unknown" });
  if ((await orderVersion(tx, number)) !== version) return rollBack({ kind: "changed-meanwhile" });
  return order;
}

const actions: Readonly<Record<ErpReport["kind"], string>> = {
  confirmation: "order.confirmed",
  shipment: "order.shipped",
  delivery: "order.delivered",
  invoice: "order.invoiced",
  credit: "order.credited",
};

type Detail = Record<string, string | number>;

function stepDetail(before: OrderState, state: OrderState): Detail {
  return before === state ? {} : { stateBefore: before, state };
}

/** Lines that are not what they were to be, and empties as they were counted. */
function detailOf(report: ErpReport, lines: readonly LineSoFar[]): Detail {
  switch (report.kind) {
    case "shipment":
      return {};
    case "confirmation":
      return differencesOf(report.lines, lines, ({ ordered }) => ordered);
    case "delivery": {
      const counted = (report.empties ?? []).map(({ code, units }) => [`empties ${code}`, units]);
      return {
        ...differencesOf(report.lines, lines, ({ confirmed, ordered }) => confirmed ?? ordered),
        ...Object.fromEntries(counted),
      };
    }
    case "invoice":
    case "credit":
      return { document: report.documentNumber };
  }
}

function differencesOf(
  told: readonly ReportedLine[],
  lines: readonly LineSoFar[],
  before: (line: LineSoFar) => number,
): Detail {
  const known = new Map(lines.map((line) => [line.lineNo, before(line)]));
  return Object.assign(
    {},
    ...told
      .filter(({ lineNo, boxes }) => known.get(lineNo) !== boxes)
      .map(({ lineNo, boxes, reason }) => ({
        ...{ [`line ${lineNo}Before`]: known.get(lineNo) ?? 0, [`line ${lineNo}`]: boxes },
        ...(reason !== undefined && { [`line ${lineNo}Reason`]: reason }),
      })),
  );
}
