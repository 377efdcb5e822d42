import type { Resolvers, ShippingCartAddress } from "../../platform/graphql.gen.ts";
import { type CartView, itemsOf } from "./cart-view.facts.ts";

/** The place of a cart, with the cart behind it. */
type ShippingAnswer = Partial<ShippingCartAddress> & { readonly view: CartView };

declare module "../../platform/graphql-parents.ts" {
  interface Parents {
    readonly ShippingCartAddress: ShippingAnswer;
  }
}

/** What Magento says of a cart in other words (D36); nothing is read or reckoned until it is asked for. */
export const magentosCartResolvers: Resolvers = {
  CartItemPrices: {
    catalog_discount: ({ price, original_item_price: listed }) => discountOf(listed?.value, price?.value),
    row_catalog_discount: ({ row_total: row, original_row_total: listed }) =>
      discountOf(listed?.value, row?.value),
  },
  ShippingCartAddress: {
    cart_items_v2: ({ view }) => itemsOf(view, 0, Number.POSITIVE_INFINITY),
    cart_items: async ({ view }) =>
      (await itemsOf(view, 0, Number.POSITIVE_INFINITY)).map(({ id, quantity }) => ({
        cart_item_id: Number(id),
        quantity: quantity ?? 0,
      })),
    items_weight: async ({ view }) => (await view.quote()).load.grams / 1000,
  },
};

function discountOf(listed: number | null | undefined, charged: number | null | undefined) {
  if (listed == null || charged == null) return null;
  const off = Math.round((listed - charged) * 100) / 100;
  return { amount_off: off, percent_off: listed === 0 ? 0 : Math.round((off / listed) * 1000) / 10 };
}
