import type { EmptiesAmount } from "../empties/empties-type.ts";
import { ok, type Refusal, type Result, refused } from "../kernel/result.ts";
import type { ReportedLine } from "../orders/erp-report.ts";

/** More photographs no telephone sends of one stop. */
export const MOST_PHOTOS = 3;

/** What a driver noted at a stop, beside what the rules of delivery reports judge. */
export type StopReport = {
  readonly lines: readonly ReportedLine[];
  readonly empties: readonly EmptiesAmount[];
  readonly receivedBy: string;
  readonly hasSignature: boolean;
};

export type StopReportRefusal = Refusal & {
  readonly kind: "receiver-missing" | "receiver-too-long" | "signature-missing";
};

const longestName = 100;

/**
 * Whether anything changed hands at a stop: only then somebody is there to sign for it (DDISP-03).
 *
 * @example isHandedOver({ lines: [{ lineNo: 1, boxes: 0, reason: "Zavřeno" }], empties: [] }) // false
 */
export function isHandedOver({ lines, empties }: Pick<StopReport, "lines" | "empties">): boolean {
  return lines.some(({ boxes }) => boxes > 0) || empties.some(({ units }) => units > 0);
}

/**
 * Whether a report of a stop says who took it over (DDISP-03): a name and a signature, unless nothing changed hands. Lines, reasons
 * and empties are judged by the rules of every delivery report (DDISP-04).
 *
 * @example judgeStopReport({ lines: [{ lineNo: 1, boxes: 3 }], empties: [], receivedBy: "Eliška Řezáčová", hasSignature: true }) // ok
 */
export function judgeStopReport(report: StopReport): Result<undefined, StopReportRefusal> {
  const name = report.receivedBy.trim();
  if (name.length > longestName) return refused({ kind: "receiver-too-long" });
  if (!isHandedOver(report)) return ok(undefined);
  if (name === "") return refused({ kind: "receiver-missing" });
  return report.hasSignature ? ok(undefined) : refused({ kind: "signature-missing" });
}

const MOST_DAYS_LATE = 3;

/**
 * Whether a round of this day is still a driver's to report of: today's, and those of the days before while a telephone was out of
 * reach (DDISP-03).
 *
 * @example isReportable({ daysAgo: 1 }) // true
 */
export function isReportable({ daysAgo }: { readonly daysAgo: number }): boolean {
  return daysAgo >= 0 && daysAgo <= MOST_DAYS_LATE;
}
