import { encodeMoney } from "@vycep/contract/cart/cart.codec";
import { toUid } from "@vycep/contract/uid";
import type { CartView } from "../cart-view.facts.ts";

/** What each line costs after a price update, beside what the price list says (GQL-22, PRICE-04). */
export async function updatedPricesOf({ cart, facts, quote, language }: CartView) {
  const { lines, currency } = await quote();
  const byList = await facts.quote({ ...cart, pricing: null });
  const goods = await facts.goods([]);
  return lines.flatMap((line, index) => {
    const record = cart.lines[index];
    if (!record) return [];
    return [
      {
        uid: toUid(String(record.uid)),
        sku: line.sku,
        name: goods.get(line.sku)?.names[language] ?? null,
        quantity: line.boxes,
        price: encodeMoney(line.unitMinor, currency),
        row_total: encodeMoney(line.netMinor, currency),
        list_price: encodeMoney(byList.lines[index]?.unitMinor ?? line.unitMinor, currency),
      },
    ];
  });
}
