import { type Minor, minus, NO_MONEY, plus, sumOf, times, toMinor } from "../../kernel/money.ts";
import { type VatLine, vatSummary } from "../../pricing/vat.ts";

/** Boxes of a line by who said them last; what nobody has said yet is missing. */
export type CountedLine = {
  readonly ordered: number;
  readonly confirmed?: number | null | undefined;
  readonly delivered?: number | null | undefined;
};

/** What the whole line comes to as it was ordered. */
export type OrderedLine = CountedLine & {
  readonly unitPriceMinor: Minor;
  readonly netMinor: Minor;
  readonly depositMinor: Minor;
};

export type LineDue = Pick<OrderedLine, "netMinor" | "depositMinor"> & { readonly counted: number };

/**
 * What a line comes to (DORD-03): the boxes that came count, until then those that were promised, until then those that were asked for.
 * Where all of them count it is the line's own sum, to the haléř.
 *
 * @example lineDue({ ordered: 4, confirmed: 3, unitPriceMinor: 100, netMinor: 400, depositMinor: 80 })
 *   // { counted: 3, netMinor: 300, depositMinor: 60 }
 */
export function lineDue(line: OrderedLine): LineDue {
  const { ordered, netMinor, depositMinor } = line;
  const counted = line.delivered ?? line.confirmed ?? ordered;
  return {
    counted,
    netMinor: counted === ordered ? netMinor : times(counted, line.unitPriceMinor),
    depositMinor: ordered === 0 ? NO_MONEY : toMinor(Math.round((depositMinor / ordered) * counted)),
  };
}

export type OrderDue = {
  readonly vat: readonly VatLine[];
  readonly netMinor: Minor;
  readonly vatMinor: Minor;
  readonly grossMinor: Minor;
  readonly depositMinor: Minor;
  readonly totalMinor: Minor;
};

/**
 * What an order comes to of which not all counts, with VAT once for each rate as everywhere else (D08, DORD-03). Deposits of empties
 * that are planned to go back stay in it. Undefined where all that was ordered counts: it comes to its own sums.
 *
 * @example orderDue([], 0) // undefined
 */
export function orderDue(
  lines: readonly (OrderedLine & { readonly vatPercent: number })[],
  orderedDepositMinor: Minor,
): OrderDue | undefined {
  const due = lines.map((line) => ({ ...lineDue(line), line, vatPct: line.vatPercent }));
  if (due.every(({ counted, line }) => counted === line.ordered)) return undefined;
  const vat = vatSummary(due);
  const goods = {
    netMinor: sumOf(vat, (rate) => rate.netMinor),
    vatMinor: sumOf(vat, (rate) => rate.vatMinor),
    grossMinor: sumOf(vat, (rate) => rate.grossMinor),
  };
  const missing = sumOf(due, ({ line, depositMinor }) => minus(line.depositMinor, depositMinor));
  const depositMinor = minus(orderedDepositMinor, missing);
  return { vat, ...goods, depositMinor, totalMinor: plus(goods.grossMinor, depositMinor) };
}
