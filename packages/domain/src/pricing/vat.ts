import { percentOfMinor } from "../kernel/money.ts";

/** Goods of one VAT rate: net, its VAT, and both together, in minor units. */
export type VatLine = {
  readonly vatPct: number;
  readonly netMinor: number;
  readonly vatMinor: number;
  readonly grossMinor: number;
};

export type TaxedAmount = { readonly vatPct: number; readonly netMinor: number };

/**
 * The VAT recapitulation: net amounts summed per rate, VAT computed once on each sum and rounded half up
 * (D08), lowest rate first. Deposits never come in here: they carry no VAT.
 *
 * @example vatSummary([{ vatPct: 21, netMinor: 22_100 }])
 *   // [{ vatPct: 21, netMinor: 22100, vatMinor: 4641, grossMinor: 26741 }]
 */
export function vatSummary(amounts: Iterable<TaxedAmount>): readonly VatLine[] {
  const netByRate = new Map<number, number>();
  for (const { vatPct, netMinor } of amounts) {
    if (netMinor === 0) continue; // what costs nothing must not put an empty rate on the paper
    netByRate.set(vatPct, (netByRate.get(vatPct) ?? 0) + netMinor);
  }
  return [...netByRate].sort(([left], [right]) => left - right).map(vatLine);
}

/**
 * A net price with its VAT, for showing beside a product; totals use `vatSummary` instead.
 *
 * @example grossOf(22_100, 21) // 26741
 */
export function grossOf(netMinor: number, vatPct: number): number {
  return netMinor + percentOfMinor(netMinor, vatPct);
}

function vatLine([vatPct, netMinor]: readonly [number, number]): VatLine {
  const vatMinor = percentOfMinor(netMinor, vatPct);
  return { vatPct, netMinor, vatMinor, grossMinor: netMinor + vatMinor };
}
