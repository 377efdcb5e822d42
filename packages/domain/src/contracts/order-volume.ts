/** Goods of a cart with all they hold, whatever units they were ordered in. */
type CartGoods = { readonly sku: string; readonly millilitres: number };

/**
 * What a cart adds to the volume of a contract (B10, D39): the goods that count, by what their boxes hold. Goods that do
 * not count, and those that hold nothing, add nothing.
 *
 * @example orderVolume([{ sku: "100112", millilitres: 100_000 }, { sku: "901050", millilitres: 0 }], ["100112"]) // 100000
 */
export function orderVolume(goods: Iterable<CartGoods>, counting: readonly string[]): number {
  const counts = new Set(counting);
  let sum = 0;
  for (const { sku, millilitres } of goods) if (counts.has(sku)) sum += millilitres;
  return sum;
}
