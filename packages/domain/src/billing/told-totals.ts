import { type Minor, plus, sumOf } from "../kernel/money.ts";
import type { VatLine } from "../pricing/vat.ts";

/** The sums of a paper that somebody else made. */
export type ToldSums = {
  readonly vat: readonly ToldRate[];
  readonly depositsOutMinor: Minor;
  readonly depositsBackMinor: Minor;
  readonly roundingMinor: Minor;
  readonly totalMinor: Minor;
};

export type ToldRate = { readonly ratePct: number; readonly baseMinor: Minor; readonly vatMinor: Minor };

/**
 * Whether the parts of a paper do not come to its total. How others round their VAT is theirs; that a paper adds up is not.
 *
 * @example
 *   sumsDiffer({ vat: [{ ratePct: 21, baseMinor: toMinor(100), vatMinor: toMinor(21) }], depositsOutMinor: toMinor(0),
 *     depositsBackMinor: toMinor(0), roundingMinor: toMinor(0), totalMinor: toMinor(122) }) // true
 */
export function sumsDiffer({
  vat,
  depositsOutMinor,
  depositsBackMinor,
  roundingMinor,
  totalMinor,
}: ToldSums): boolean {
  const { netMinor, vatMinor } = ratesOf(vat);
  return [vatMinor, depositsOutMinor, depositsBackMinor, roundingMinor].reduce(plus, netMinor) !== totalMinor;
}

/**
 * The rates as ours are kept, lowest first, and their sums; a rate that is named twice is one.
 *
 * @example
 *   ratesOf([{ ratePct: 21, baseMinor: toMinor(100), vatMinor: toMinor(21) }]).vat
 *   // [{ vatPct: 21, netMinor: 100, vatMinor: 21, grossMinor: 121 }]
 */
export function ratesOf(told: readonly ToldRate[]): {
  readonly vat: readonly VatLine[];
  readonly netMinor: Minor;
  readonly vatMinor: Minor;
} {
  const vat = [...Map.groupBy(told, ({ ratePct }) => ratePct)]
    .sort(([left], [right]) => left - right)
    .map(([vatPct, rates]): VatLine => {
      const netMinor = sumOf(rates, ({ baseMinor }) => baseMinor);
      const vatMinor = sumOf(rates, (rate) => rate.vatMinor);
      return { vatPct, netMinor, vatMinor, grossMinor: plus(netMinor, vatMinor) };
    });
  return {
    vat,
    netMinor: sumOf(vat, (rate) => rate.netMinor),
    vatMinor: sumOf(vat, (rate) => rate.vatMinor),
  };
}
