import { addDays, compareDates, daysBetween, type LocalDate } from "../kernel/local-moment.ts";
import { type Minor, percentOfMinor, toMinor } from "../kernel/money.ts";
import { aboveAgreed, type DatedTerms, termsOn } from "./contract-terms.ts";

/** What one day brought of the beer that counts, and what it cost without VAT and deposits. */
export type ValuedDay = {
  readonly day: LocalDate;
  readonly millilitres: number;
  readonly netMinor: Minor;
};

export type BonusTerms = DatedTerms & {
  /** Agreed for a year, in millilitres; the bonus is on what is above it. */
  readonly agreed: number;
  readonly percent: number;
};

type Facts = {
  /** Of the year of the contract until today. */
  readonly delivered: readonly ValuedDay[];
  /** In the order of their days. */
  readonly terms: readonly BonusTerms[];
  readonly today: LocalDate;
  /** The last day of the contract's year. */
  readonly until: LocalDate;
  /** Where the year leads at this pace, in millilitres. */
  readonly pace: number;
};

export type ContractBonus = {
  readonly reachedMinor: Minor;
  /** By the end of the year at this pace, at the average price of the year so far. */
  readonly paceMinor: Minor;
};

/**
 * The bonus of a contract as money (B10): a percentage of what the beer above the agreed volume cost. Day by day what
 * came first fills the agreed volume; of the day on which it is passed the part above counts. Each day goes by the terms
 * of that day, so that terms that change leave alone what was earned before; the rest of the year goes by those that are
 * known for it.
 *
 * @example contractBonus({ terms: [{ from: toLocalDate("2026-01-01"), agreed: 10, percent: 5 }], today: toLocalDate("2026-01-02"), until: toLocalDate("2026-12-31"), pace: 20, delivered: [{ day: toLocalDate("2026-01-02"), millilitres: 14, netMinor: toMinor(1400) }] }).reachedMinor // 20
 */
export function contractBonus({ delivered, terms, today, until, pace }: Facts): ContractBonus {
  const above = new Map<BonusTerms, number>();
  let taken = 0;
  let net = 0;
  const count = (day: LocalDate, millilitres: number, price: number) => {
    const held = termsOn(terms, day);
    if (held !== undefined) {
      const over = aboveAgreed({ taken, millilitres, agreed: held.agreed });
      above.set(held, (above.get(held) ?? 0) + over * price);
    }
    taken += millilitres;
  };
  for (const { day, millilitres, netMinor } of delivered.toSorted(byDay)) {
    count(day, millilitres, millilitres > 0 ? netMinor / millilitres : 0);
    net += netMinor;
  }
  const reachedMinor = bonusOf(above);
  const price = taken > 0 ? net / taken : 0;
  const rest = Math.max(0, pace - taken);
  const daysLeft = Math.max(0, daysBetween(today, until));
  for (const { from, days } of spansOf(terms, { from: addDays(today, 1), to: until }))
    count(from, (rest * days) / daysLeft, price);
  return { reachedMinor, paceMinor: bonusOf(above) };
}

function bonusOf(above: ReadonlyMap<BonusTerms, number>): Minor {
  let sum = 0;
  for (const [{ percent }, amount] of above) sum += percentOfMinor(toMinor(Math.round(amount)), percent);
  return toMinor(sum);
}

/** The days to come, parted where other terms begin. */
function spansOf(
  terms: readonly BonusTerms[],
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
): readonly { readonly from: LocalDate; readonly days: number }[] {
  const starts = [from, ...terms.map((one) => one.from).filter((day) => compareDates(day, from) > 0)];
  return starts.flatMap((start, at) => {
    const next = starts[at + 1];
    const last = next === undefined || compareDates(next, to) > 0 ? to : addDays(next, -1);
    const days = daysBetween(start, last) + 1;
    return days > 0 ? [{ from: start, days }] : [];
  });
}

function byDay(left: ValuedDay, right: ValuedDay): number {
  return compareDates(left.day, right.day);
}
