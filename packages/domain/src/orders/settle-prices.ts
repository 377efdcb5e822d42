import { type Minor, plus, sumOf, times } from "../kernel/money.ts";
import { type VatLine, vatSummary } from "../pricing/vat.ts";

/** A line of an order as it stands. */
export type OrderedGoods = {
  readonly lineNo: number;
  readonly boxes: number;
  readonly unitPriceMinor: Minor;
  readonly vatPercent: number;
};

export type SettledPrices = {
  readonly lines: readonly {
    readonly lineNo: number;
    readonly unitPriceMinor: Minor;
    readonly netMinor: Minor;
  }[];
  readonly vat: readonly VatLine[];
  readonly netMinor: Minor;
  readonly vatMinor: Minor;
  readonly grossMinor: Minor;
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
  unitMinorByLine: ReadonlyMap<number, Minor>,
): SettledPrices {
  const settled = lines.map(({ lineNo, boxes, unitPriceMinor: before, vatPercent }) => {
    const unitPriceMinor = unitMinorByLine.get(lineNo) ?? before;
    return { lineNo, unitPriceMinor, netMinor: times(boxes, unitPriceMinor), vatPct: vatPercent };
  });
  const vat = vatSummary(settled);
  const netMinor = sumOf(vat, (rate) => rate.netMinor);
  const vatMinor = sumOf(vat, (rate) => rate.vatMinor);
  return {
    lines: settled.map(({ lineNo, unitPriceMinor, netMinor: net }) => ({
      lineNo,
      unitPriceMinor,
      netMinor: net,
    })),
    vat,
    netMinor,
    vatMinor,
    grossMinor: plus(netMinor, vatMinor),
  };
}
