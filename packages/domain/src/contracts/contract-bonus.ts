import type { LocalDate } from "../kernel/local-moment.ts";
import { type Minor, percentOfMinor, toMinor } from "../kernel/money.ts";

/** What one day brought of the beer that counts, and what it cost without VAT and deposits. */
export type ValuedDay = {
  readonly day: LocalDate;
  readonly millilitres: number;
  readonly netMinor: Minor;
};

type Facts = {
  /** Of the year of the contract until today. */
  readonly delivered: readonly ValuedDay[];
  /** Agreed for a year, in millilitres; the bonus is on what is above it. */
  readonly agreed: number;
  /** Where the year leads at this pace, in millilitres. */
  readonly pace: number;
  readonly percent: number;
};

export type ContractBonus = {
  readonly reachedMinor: Minor;
  /** By the end of the year at this pace, at the average price of the year so far. */
  readonly paceMinor: Minor;
};

/**
 * The bonus of a contract as money (B10): a percentage of what the beer above the agreed volume cost. Day by day what
 * came first fills the agreed volume; of the day on which it is passed the part above counts.
 *
 * @example contractBonus({ agreed: 10, pace: 20, percent: 5, delivered: [{ day: toLocalDate("2026-01-02"), millilitres: 14, netMinor: toMinor(1400) }] }).reachedMinor // 20
 */
export function contractBonus({ delivered, agreed, pace, percent }: Facts): ContractBonus {
  let taken = 0;
  let net = 0;
  let above = 0;
  for (const { millilitres, netMinor } of delivered.toSorted(byDay)) {
    const over = Math.min(millilitres, Math.max(0, taken + millilitres - agreed));
    if (millilitres > 0) above += (netMinor * over) / millilitres;
    taken += millilitres;
    net += netMinor;
  }
  const price = taken > 0 ? net / taken : 0;
  const further = Math.max(0, pace - Math.max(agreed, taken)) * price;
  const ofPercent = (amount: number) => percentOfMinor(toMinor(Math.round(amount)), percent);
  return { reachedMinor: ofPercent(above), paceMinor: ofPercent(above + further) };
}

function byDay(left: ValuedDay, right: ValuedDay): number {
  return left.day < right.day ? -1 : left.day > right.day ? 1 : 0;
}
