import { type VatLine, vatSummary } from "../pricing/vat.ts";

/** A line of an order as it stands. */
export type OrderedGoods = {
  readonly lineNo: number;
  readonly boxes: number;
  readonly unitPriceMinor: number;
  readonly vatPercent: number;
};

export type SettledPrices = {
  readonly lines: readonly {
    readonly lineNo: number;
    readonly unitPriceMinor: number;
    readonly netMinor: number;
  }[];
  readonly vat: readonly VatLine[];
  readonly netMinor: number;
  readonly vatMinor: number;
  readonly grossMinor: number;
};

/**
 * An order that was taken with provisional prices, at the prices of the ERP (PRICE-06, B14): VAT once for each rate, as in
 * every order (D08). A line that the ERP gives no price for keeps the one it has.
 *
 * @example settlePrices([{ lineNo: 1, boxes: 2, unitPriceMinor: 100, vatPercent: 21 }], new Map([[1,
 *   90]])).netMinor // 180
 */
export function settlePrices(
  lines: readonly OrderedGoods[],
  unitMinorByLine: ReadonlyMap<number, number>,
): SettledPrices {
  const settled = lines.map(({ lineNo, boxes, unitPriceMinor: before, vatPercent }) => {
    const unitPriceMinor = unitMinorByLine.get(lineNo) ?? before;
    return { lineNo, unitPriceMinor, netMinor: boxes * unitPriceMinor, vatPct: vatPercent };
  });
  const vat = vatSummary(settled);
  const netMinor = vat.reduce((sum, rate) => sum + rate.netMinor, 0);
  const vatMinor = vat.reduce((sum, rate) => sum + rate.vatMinor, 0);
  return {
    lines: settled.map(({ lineNo, unitPriceMinor, netMinor: net }) => ({
      lineNo,
      unitPriceMinor,
      netMinor: net,
    })),
    vat,
    netMinor,
    vatMinor,
    grossMinor: netMinor + vatMinor,
  };
}
