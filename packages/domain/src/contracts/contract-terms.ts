import { compareDates, type LocalDate } from "../kernel/local-moment.ts";

/** What holds from a day on, until the next row. */
export type DatedTerms = { readonly from: LocalDate };

/**
 * The terms of a contract on a day (B10): the last row that had begun, whatever was agreed later. What was before the first
 * row goes by the first, as the year before a contract is held against its terms. Rows stand in the order of their days.
 *
 * @example termsOn([{ from: toLocalDate("2026-01-01"), agreed: 60 }, { from: toLocalDate("2026-07-01"), agreed: 80 }], toLocalDate("2026-06-30"))?.agreed // 60
 */
export function termsOn<Terms extends DatedTerms>(
  terms: readonly Terms[],
  day: LocalDate,
): Terms | undefined {
  return terms.findLast(({ from }) => compareDates(from, day) <= 0) ?? terms[0];
}

/**
 * How much of what came on one day is above the agreed volume of that day; what came before it in the year fills the volume
 * first. What was above once stays above when more is agreed later.
 *
 * @example aboveAgreed({ taken: 8, millilitres: 5, agreed: 10 }) // 3
 */
export function aboveAgreed({
  taken,
  millilitres,
  agreed,
}: {
  readonly taken: number;
  readonly millilitres: number;
  readonly agreed: number;
}): number {
  return Math.max(0, Math.min(millilitres, taken + millilitres - agreed));
}
