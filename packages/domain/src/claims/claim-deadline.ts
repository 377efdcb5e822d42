import { addDays, type LocalDate } from "../kernel/local-moment.ts";
import type { ClaimReason } from "./claim-reason.ts";

/** How many days after its delivery goods may be claimed; spoiled beer sooner, before it lies any longer (B2). */
export type ClaimTerm = { readonly days: number; readonly spoiledDays: number };

/** For whom a term was agreed on. */
const scopes = ["contract", "company", "everybody"] as const;
export type AgreedTerm = ClaimTerm & { readonly for: (typeof scopes)[number] };

/** What holds as long as the brewery has told nothing else, by the day of the delivery. */
const usualTerms: readonly (ClaimTerm & { readonly validFrom: string })[] = [
  { validFrom: "2000-01-01", days: 3, spoiledDays: 1 },
];

/**
 * The term for a delivery of a day: that of the company's contracts, of the company, of everybody, the first that there is
 * (B2). Of several contracts each number of days is the longest that one of them gives.
 *
 * @example claimTermOf("2026-11-20", []).days // 3
 * @example claimTermOf("2026-11-20", [{ for: "contract", days: 8, spoiledDays: 2 }]).days // 8
 */
export function claimTermOf(delivered: LocalDate, agreed: readonly AgreedTerm[]): ClaimTerm {
  for (const scope of scopes) {
    const terms = agreed.filter((term) => term.for === scope);
    if (terms.length > 0)
      return {
        days: Math.max(...terms.map(({ days }) => days)),
        spoiledDays: Math.max(...terms.map(({ spoiledDays }) => spoiledDays)),
      };
  }
  return usualTerms.findLast(({ validFrom }) => validFrom <= delivered) ?? { days: 0, spoiledDays: 0 };
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
