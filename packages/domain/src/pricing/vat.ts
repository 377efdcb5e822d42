import { type Minor, NO_MONEY, percentOfMinor, plus } from "../kernel/money.ts";

/** Goods of one VAT rate: net, its VAT, and both together, in minor units. */
export type VatLine = {
  readonly vatPct: number;
  readonly netMinor: Minor;
  readonly vatMinor: Minor;
  readonly grossMinor: Minor;
};

export type TaxedAmount = { readonly vatPct: number; readonly netMinor: Minor };

/**
 * The VAT recapitulation: net amounts summed per rate, VAT computed once on each sum and rounded half up
 * (D08), lowest rate first. Deposits never come in here: they carry no VAT.
 *
 * @example vatSummary([{ vatPct: 21, netMinor: 22_100 }])
 *   // [{ vatPct: 21, netMinor: 22100, vatMinor: 4641, grossMinor: 26741 }]
 */
export function vatSummary(amounts: Iterable<TaxedAmount>): readonly VatLine[] {
  const netByRate = new Map<number, Minor>();
  for (const { vatPct, netMinor } of amounts) {
    if (netMinor === 0) continue; // what costs nothing must not put an empty rate on the paper
    netByRate.set(vatPct, plus(netByRate.get(vatPct) ?? NO_MONEY, netMinor));
  }
  return [...netByRate].sort(([left], [right]) => left - right).map(vatLine);
}

/**
 * A net price with its VAT, for showing beside a product; totals use `vatSummary` instead.
 *
 * @example grossOf(22_100, 21) // 26741
 */
export function grossOf(netMinor: Minor, vatPct: number): Minor {
  return plus(netMinor, percentOfMinor(netMinor, vatPct));
}

function vatLine([vatPct, netMinor]: readonly [number, Minor]): VatLine {
  const vatMinor = percentOfMinor(netMinor, vatPct);
  return { vatPct, netMinor, vatMinor, grossMinor: plus(netMinor, vatMinor) };
}
