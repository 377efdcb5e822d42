import type { Amounts } from "@vycep/domain/catalog/packaging";
import { queryGraphql } from "../../shared/api/graphql.ts";
import { queryClient } from "../../shared/api/query-client.ts";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { ProductRow } from "../../shared/products/product-row.ts";
import { linesOf } from "./cart-answer.ts";
import { cachedCart } from "./cart-cache.ts";
import { amountsOf } from "./cart-view.ts";
import { readCartAgain } from "./clear-cart.ts";
import { cartAnswered, cartSettled, setAmounts } from "./write-cart.ts";

const addRowsDocument = graphql(`
  mutation AddRows($cartId: String!, $cartItems: [CartItemInput!]!) {
    addProductsToCart(cartId: $cartId, cartItems: $cartItems) {
      user_errors {
        index
        sku
      }
    }
  }
`);

interface AddedRow {
  readonly product: ProductRow;
  readonly amounts: Amounts;
}

export interface AddRowsAnswer {
  /** Places of the rows that the server refused after all. */
  readonly refused: ReadonlySet<number>;
  readonly undo: () => Promise<void>;
}

const none: Amounts = { packages: 0, layers: 0, pallets: 0 };

/** Puts all rows in with one call, which is one transaction (C1); several for one product add up there. */
export async function addRows(rows: readonly AddedRow[]): Promise<AddRowsAnswer> {
  await cartSettled();
  const cart = cachedCart(queryClient);
  if (cart === undefined) throw new Error("rows were added before the cart was read");
  const before = new Map(linesOf(cart).map((line) => [line.product.sku, amountsOf(line)]));
  const cartItems = rows.map(({ product, amounts }) => ({
    sku: product.sku ?? "",
    quantity: amounts.packages,
    number_of_layer: amounts.layers,
    number_of_pallet: amounts.pallets,
  }));
  try {
    const answer = await queryGraphql(addRowsDocument, { cartId: cart.id, cartItems });
    const errors = answer.addProductsToCart?.user_errors ?? [];
    return {
      refused: new Set(errors.map((error) => error?.index ?? -1)),
      undo: async () => {
        const products = new Map(rows.map(({ product }) => [product.sku, product]));
        for (const [sku, product] of products) {
          setAmounts({ sku: sku ?? "", product, amounts: before.get(sku) ?? none });
        }
        await cartAnswered();
      },
    };
  } finally {
    // Also when no answer came: what the server made of it is to be seen before anybody tries again.
    await readCartAgain();
  }
}
