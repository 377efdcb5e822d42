import { addDays, type LocalDate } from "../kernel/local-moment.ts";
import type { ClaimReason } from "./claim-reason.ts";

/** How many days after its delivery goods may be claimed; spoiled beer sooner, before it lies any longer (B2). */
export type ClaimTerm = { readonly days: number; readonly spoiledDays: number };

type TermRow = ClaimTerm & { readonly validFrom: string };

/** What holds for who has agreed nothing else, by the day of the delivery. */
const usualTerms: readonly TermRow[] = [{ validFrom: "2000-01-01", days: 3, spoiledDays: 1 }];

/**
 * The term for a delivery of a day: the company's own where it has one, else the usual one of that day.
 *
 * @example claimTermOf("2026-11-20", undefined).days // 3
 * @example claimTermOf("2026-11-20", { days: 8, spoiledDays: 2 }).days // 8
 */
export function claimTermOf(delivered: LocalDate, own: ClaimTerm | undefined): ClaimTerm {
  return own ?? usualTerms.findLast(({ validFrom }) => validFrom <= delivered) ?? { days: 0, spoiledDays: 0 };
}

/**
 * The last day on which goods of a delivery may be claimed for a reason, that day included.
 *
 * @example lastDayToClaim("2026-11-20", "short", { days: 3, spoiledDays: 1 }) // "2026-11-23"
 * @example lastDayToClaim("2026-11-20", "spoiled", { days: 3, spoiledDays: 1 }) // "2026-11-21"
 */
export function lastDayToClaim(delivered: LocalDate, reason: ClaimReason, term: ClaimTerm): LocalDate {
  return addDays(delivered, reason === "spoiled" ? term.spoiledDays : term.days);
}
