import type { LocalDate } from "../kernel/local-moment.ts";
import type { Market } from "../market/market.ts";
import type { GoodsFacts } from "./product.ts";

/** What a transport method carries; the method's own row says it (TRANSPORT-51, 52). */
export type GoodsCarried = "ordinary" | "unfiltered" | "tank" | "nothing";

export type SaleFacts = {
  readonly market: Market;
  readonly carries: GoodsCarried;
  readonly deliveryDate: LocalDate;
};

export type NotSellable =
  | { readonly kind: "not-sold-in-market" }
  | { readonly kind: "not-yet-sold"; readonly nextDate: LocalDate }
  | { readonly kind: "no-longer-sold" }
  | { readonly kind: "method-carries-no-goods" }
  | { readonly kind: "needs-tank-method" }
  | { readonly kind: "needs-unfiltered-method" }
  | { readonly kind: "needs-ordinary-method" };

/** Undefined means sellable; the next date is when it can be ordered for again (OP-146). */
export type Saleability = NotSellable | undefined;

type SaleProduct = Pick<GoodsFacts, "markets" | "sellableFrom" | "sellableTo" | "isTank" | "isUnfiltered">;

/**
 * Whether a product may be sold for a market, method and delivery date (OP-146, CATALOG-17, TRANSPORT-51,
 * 52, ERROR-45); undefined when it may. Tank beer goes by the tank method only, unfiltered beer by the
 * unfiltered method only, everything else by neither, and the empties methods carry no goods.
 *
 * @example judgeProduct(anyGoods(), { market: "CZ", carries: "tank", deliveryDate: null })
 *   // { kind: "needs-ordinary-method" }
 */
export function judgeProduct(product: SaleProduct, facts: SaleFacts): Saleability {
  if (!product.markets.includes(facts.market)) return { kind: "not-sold-in-market" };
  return judgeMethod(product, facts.carries) ?? judgeWindow(product, facts.deliveryDate);
}

/**
 * Which kind of transport a product needs. Unfiltered beer in a tank is tank beer.
 *
 * @example goodsKind({ isTank: false, isUnfiltered: true }) // "unfiltered"
 */
export function goodsKind(
  product: Pick<GoodsFacts, "isTank" | "isUnfiltered">,
): "ordinary" | "unfiltered" | "tank" {
  if (product.isTank) return "tank";
  return product.isUnfiltered ? "unfiltered" : "ordinary";
}

function judgeMethod(product: SaleProduct, carries: GoodsCarried): Saleability {
  if (carries === "nothing") return { kind: "method-carries-no-goods" };
  const needed = goodsKind(product);
  return needed === carries ? undefined : { kind: `needs-${needed}-method` };
}

function judgeWindow(product: SaleProduct, deliveryDate: LocalDate): Saleability {
  const { sellableFrom, sellableTo } = product;
  if (sellableFrom !== null && deliveryDate < sellableFrom)
    return { kind: "not-yet-sold", nextDate: sellableFrom };
  return sellableTo !== null && deliveryDate > sellableTo ? { kind: "no-longer-sold" } : undefined;
}
