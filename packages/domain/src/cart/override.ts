import type { LocalDate } from "../kernel/local-moment.ts";
import type { Obstacle } from "./quote.ts";

/** Rules that a right of the desk may set aside for one order (DORD-06); all others hold for everybody. */
export const OVERRIDE_RULES = ["cut-off", "minimum"] as const;

export type OverrideRule = (typeof OVERRIDE_RULES)[number];

/**
 * Reads a rule that was kept.
 *
 * @example isOverrideRule("minimum") // true
 */
export function isOverrideRule(text: string): text is OverrideRule {
  return OVERRIDE_RULES.some((known) => known === text);
}

/** Why a rule was set aside. */
export const OVERRIDE_REASONS = ["called-before", "portal-fault", "dispatch-agreed", "other"] as const;

export type OverrideReason = (typeof OVERRIDE_REASONS)[number];

/** So many characters may be said of it. */
export const LONGEST_OVERRIDE_NOTE = 200;

/** For which day, and which day it is. */
export type OverrideDay = { readonly day: LocalDate | null; readonly today: LocalDate };

/**
 * The rule behind an obstacle, where it is one that may be set aside: an order below a minimum, or a day whose cut-off has passed.
 * A day that is over cannot be delivered to, whoever says so.
 *
 * @example overridableRule({ kind: "cart-empty" }, { day: null, today: toLocalDate("2026-11-23") }) // undefined
 */
export function overridableRule(obstacle: Obstacle, { day, today }: OverrideDay): OverrideRule | undefined {
  if (obstacle.kind === "limit-crossed")
    return obstacle.breach.kind.startsWith("min-") ? "minimum" : undefined;
  if (obstacle.kind !== "day-closed" || obstacle.because.kind !== "too-early") return undefined;
  return day !== null && day >= today ? "cut-off" : undefined;
}

/**
 * The rules that stand between a cart and an order, where nothing else does; none where something does that nobody may set aside,
 * or nothing at all.
 *
 * @example rulesToOverride([], { day: null, today: toLocalDate("2026-11-23") }) // []
 */
export function rulesToOverride(obstacles: readonly Obstacle[], on: OverrideDay): readonly OverrideRule[] {
  const rules = obstacles.map((obstacle) => overridableRule(obstacle, on));
  return rules.includes(undefined) ? [] : OVERRIDE_RULES.filter((rule) => rules.includes(rule));
}

/**
 * What is wrong with a reason: one of the list, and words of one's own where it is another.
 *
 * @example flawOfOverride({ reason: "other", note: " " }) // "note"
 */
export function flawOfOverride({
  reason,
  note,
}: {
  readonly reason: string | undefined;
  readonly note: string;
}): "reason" | "note" | undefined {
  if (!OVERRIDE_REASONS.some((known) => known === reason)) return "reason";
  const length = [...note.trim()].length;
  return length > LONGEST_OVERRIDE_NOTE || (reason === "other" && length === 0) ? "note" : undefined;
}
