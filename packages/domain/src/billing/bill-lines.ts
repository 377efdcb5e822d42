import type { OrderNumber, Sku } from "../kernel/ids.ts";
import { type Minor, minus, NO_MONEY, plus, times } from "../kernel/money.ts";

/** One row of a tax document. Deposits carry no VAT (D08): their rate is null. */
export type BillLine = {
  readonly orderNumber: OrderNumber;
  readonly quantity: number;
  readonly unitMinor: Minor;
  /** Quantity times unit; below nought where something is given back. */
  readonly amountMinor: Minor;
} & (
  | { readonly kind: "goods"; readonly sku: Sku; readonly vatPct: number }
  /** Packaging that went out with the goods: of one deposit it is one kind, whatever lies in it. */
  | { readonly kind: "deposit-out"; readonly vatPct: null }
  | { readonly kind: "deposit-back"; readonly code: string | null; readonly vatPct: null }
);

/** Goods of an order line, in boxes, at the price and deposit they were ordered at and the rate of the tax day. */
export type BillableGoods = {
  readonly sku: Sku;
  readonly boxes: number;
  readonly unitPriceMinor: Minor;
  readonly vatPct: number;
  readonly unitDepositMinor: Minor;
};

/** Empties that the driver took over, each at the deposit it was issued at. */
export type BillableEmpties = {
  readonly code: string;
  readonly units: number;
  readonly unitDepositMinor: Minor;
};

export type BillableOrder = {
  readonly orderNumber: OrderNumber;
  readonly goods: readonly BillableGoods[];
  readonly empties: readonly BillableEmpties[];
};

/**
 * What is billed of an order that was delivered (D08): the boxes that came, by line; the deposits that went out with
 * them, one row for each amount of deposit; the deposits of the empties that went back. What did not come is on no row.
 *
 * @example
 *   billedLines({ orderNumber: toId("4700200001"), empties: [], goods: [
 *     { sku: toId("100112"), boxes: 2, unitPriceMinor: 22_100, vatPct: 21, unitDepositMinor: 16_000 }] })
 *     .map(({ kind, amountMinor }) => [kind, amountMinor])
 *   // [["goods", 44_200], ["deposit-out", 32_000]]
 */
export function billedLines({ orderNumber, goods, empties }: BillableOrder): readonly BillLine[] {
  return [
    ...goodsLines(orderNumber, goods, 1),
    ...depositLines(goods).map(
      ([unitMinor, quantity]): BillLine => ({
        kind: "deposit-out",
        orderNumber,
        quantity,
        unitMinor,
        vatPct: null,
        amountMinor: times(quantity, unitMinor),
      }),
    ),
    ...empties
      .filter(({ units }) => units > 0)
      .map(
        ({ code, units, unitDepositMinor }): BillLine => ({
          kind: "deposit-back",
          code,
          orderNumber,
          quantity: units,
          unitMinor: unitDepositMinor,
          vatPct: null,
          amountMinor: minus(NO_MONEY, times(units, unitDepositMinor)),
        }),
      ),
  ];
}

/**
 * What a credit note takes back of goods that were billed: their price with the VAT it was billed with, and the deposits
 * of their packaging, which went back with them.
 *
 * @example
 *   creditedLines({ orderNumber: toId("4700200001"), empties: [], goods: [
 *     { sku: toId("100112"), boxes: 1, unitPriceMinor: 22_100, vatPct: 21, unitDepositMinor: 16_000 }] })
 *     .map(({ kind, amountMinor }) => [kind, amountMinor])
 *   // [["goods", -22_100], ["deposit-back", -16_000]]
 */
export function creditedLines({ orderNumber, goods }: BillableOrder): readonly BillLine[] {
  return [
    ...goodsLines(orderNumber, goods, -1),
    ...depositLines(goods).map(
      ([unitMinor, quantity]): BillLine => ({
        kind: "deposit-back",
        code: null,
        orderNumber,
        quantity,
        unitMinor,
        vatPct: null,
        amountMinor: minus(NO_MONEY, times(quantity, unitMinor)),
      }),
    ),
  ];
}

function goodsLines(
  orderNumber: OrderNumber,
  goods: readonly BillableGoods[],
  sign: 1 | -1,
): readonly BillLine[] {
  return goods
    .filter(({ boxes }) => boxes > 0)
    .map(({ sku, boxes, unitPriceMinor, vatPct }) => ({
      kind: "goods",
      sku,
      orderNumber,
      vatPct,
      quantity: boxes,
      unitMinor: unitPriceMinor,
      amountMinor: times(sign * boxes, unitPriceMinor),
    }));
}

/** Boxes by their deposit, the dearest first. */
function depositLines(goods: readonly BillableGoods[]): readonly (readonly [Minor, number])[] {
  const boxesByDeposit = new Map<Minor, number>();
  for (const { boxes, unitDepositMinor } of goods) {
    if (unitDepositMinor === 0 || boxes === 0) continue;
    boxesByDeposit.set(unitDepositMinor, (boxesByDeposit.get(unitDepositMinor) ?? 0) + boxes);
  }
  return [...boxesByDeposit].sort(([left], [right]) => right - left);
}

/**
 * The amounts of some rows together.
 *
 * @example amountOf([]) // 0
 */
export function amountOf(lines: readonly BillLine[]): Minor {
  return lines.reduce((sum, { amountMinor }) => plus(sum, amountMinor), NO_MONEY);
}
