import { addDays, type LocalDate } from "../kernel/local-moment.ts";
import { ok, type Refusal, type Result, refused } from "../kernel/result.ts";
import type { TicketTarget } from "./ticket-clock.ts";

/** A target with the first day whose tickets it holds for. */
export type DatedTarget = TicketTarget & { readonly validFrom: LocalDate };

export type TargetRefusal = Refusal & {
  readonly kind: "not-ahead" | "target-too-far" | "target-invalid" | "solution-before-answer" | "target-same";
  readonly field: "validFrom" | "answerHours" | "solutionHours";
};

/** What holds until somebody says otherwise: half a day to the first answer, a week to the solution, in hours of eight a day. */
export const DEFAULT_TARGET: TicketTarget = { answerMinutes: 4 * 60, solutionMinutes: 40 * 60 };

/** A target may be planned for so many days ahead. */
export const TARGET_HORIZON = 730;
/** Longer than any promise. */
const mostMinutes = 2000 * 60;

/**
 * Whether a target may be dated like this (DTICK-04): for tickets that are opened from tomorrow on, a quarter of an hour at least, the
 * solution not before the answer, and saying something else than what would hold anyway.
 *
 * @example judgeTarget({ validFrom: toLocalDate("2026-11-24"), answerMinutes: 120, solutionMinutes: 1200 },
 *   { known: [], today: toLocalDate("2026-11-23") }).ok // true
 */
export function judgeTarget(
  { validFrom, answerMinutes, solutionMinutes }: DatedTarget,
  { known, today }: { readonly known: readonly DatedTarget[]; readonly today: LocalDate },
): Result<TicketTarget, TargetRefusal> {
  if (validFrom <= today) return refused({ kind: "not-ahead", field: "validFrom" });
  if (validFrom > addDays(today, TARGET_HORIZON))
    return refused({ kind: "target-too-far", field: "validFrom" });
  if (!isTime(answerMinutes)) return refused({ kind: "target-invalid", field: "answerHours" });
  if (!isTime(solutionMinutes)) return refused({ kind: "target-invalid", field: "solutionHours" });
  if (solutionMinutes < answerMinutes)
    return refused({ kind: "solution-before-answer", field: "solutionHours" });
  // One that stands on the very day gives way, so it may also say what the one before it does.
  const held = targetOn(known, validFrom);
  return held.answerMinutes === answerMinutes && held.solutionMinutes === solutionMinutes
    ? refused({ kind: "target-same", field: "validFrom" })
    : ok({ answerMinutes, solutionMinutes });
}

/**
 * The target of tickets that are opened on a day; `known` are those of their category, the oldest first.
 *
 * @example targetOn([], toLocalDate("2026-11-23")).answerMinutes // 240
 */
export function targetOn(known: readonly DatedTarget[], day: LocalDate): TicketTarget {
  return known.findLast(({ validFrom }) => validFrom <= day) ?? DEFAULT_TARGET;
}

function isTime(minutes: number): boolean {
  return Number.isInteger(minutes) && minutes >= 15 && minutes <= mostMinutes;
}
