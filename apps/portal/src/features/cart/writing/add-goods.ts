import { optionUid } from "@vycep/contract/bundles/option-uid";
import type { BundlePart } from "@vycep/domain/bundles/bundle";
import type { Amounts } from "@vycep/domain/catalog/packaging";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { queryClient } from "@vycep/shell/api/query-client";
import { failureOf } from "@vycep/shell/failures/api-error";
import { graphql } from "../../../shared/graphql.gen/gql.ts";
import type { AddGoodsMutationVariables } from "../../../shared/graphql.gen/graphql.ts";
import type { ProductRow } from "../../../shared/products/product-row.ts";
import { cartSession } from "../cart-session.ts";
import { linesOf } from "../reading/cart-answer.ts";
import { cachedCart } from "../reading/cart-cache.ts";
import { amountsOf } from "../reading/line-amounts.ts";
import { readCartAgain } from "../reading/read-cart-again.ts";
import { forgetGoods, keyForGoods } from "./goods-key.ts";

const addGoodsDocument = graphql(`
  mutation AddGoods($cartId: String!, $cartItems: [CartItemInput!]!) {
    addProductsToCart(cartId: $cartId, cartItems: $cartItems) {
      user_errors {
        index
        message
        reason
      }
    }
  }
`);

export interface Goods {
  readonly product: ProductRow;
  readonly amounts: Amounts;
  /** What one package of a bundle holds. */
  readonly parts?: readonly BundlePart[] | undefined;
}

export interface AddGoodsAnswer {
  /** What the server refused after all, by its place among the goods. */
  readonly refused: ReadonlyMap<number, { readonly reason: string; readonly message: string }>;
  /** Takes out again what went in; what else happened to the lines meanwhile stays. */
  readonly undo: () => Promise<void>;
}

/**
 * Puts goods into the cart with one call, which is one transaction (C1); several for one product add up there. One
 * press has one key: whatever got lost on the way, and however often it is pressed again, they go in once (C9).
 */
export async function addGoods(goods: readonly Goods[]): Promise<AddGoodsAnswer> {
  await cartSession().whenSaved();
  const call = callFor(goods);
  if (call === undefined) throw new Error("goods were added before the cart was read");
  const idempotencyKey = keyForGoods(JSON.stringify(call), () => crypto.randomUUID());
  const errors = await sendTwice(call, idempotencyKey);
  const refused = new Map(
    errors.map((error) => [error.index ?? -1, { reason: error.reason ?? "refused", message: error.message }]),
  );
  await readCartAgain();
  const added = goods.filter((_one, index) => !refused.has(index));
  return { refused, undo: () => takeOut(call.cartId, added) };
}

function callFor(goods: readonly Goods[]): AddGoodsMutationVariables | undefined {
  const cart = cachedCart(queryClient);
  if (cart === undefined) return;
  const cartItems = goods.map(({ product, amounts, parts }) => ({
    sku: product.sku ?? "",
    quantity: amounts.packages,
    number_of_layer: amounts.layers,
    number_of_pallet: amounts.pallets,
    ...(parts && { selected_options: parts.map((part, index) => optionUid(index, part)) }),
  }));
  return { cartId: cart.id, cartItems };
}

/** An answer that got lost is asked for once more; whatever was answered frees the key, whatever was not keeps it. */
async function sendTwice(call: AddGoodsMutationVariables, idempotencyKey: string) {
  const send = () => queryGraphql(addGoodsDocument, call, { idempotencyKey });
  try {
    const answer = await send().catch((cause: unknown) => {
      if (failureOf(cause).kind === "network") return send();
      throw cause;
    });
    forgetGoods();
    return (answer.addProductsToCart?.user_errors ?? []).filter((error) => error !== null);
  } catch (cause) {
    if (failureOf(cause).kind === "refused") forgetGoods();
    throw cause;
  }
}

/** Takes goods out of that very cart again. */
export async function takeOut(cartId: string, added: readonly Goods[]): Promise<void> {
  await cartSession().whenSaved();
  const cart = cachedCart(queryClient);
  if (cart?.id !== cartId) return;
  const left = new Map(linesOf(cart).map((line) => [line.product.sku, amountsOf(line)]));
  const products = new Map(added.map(({ product }) => [product.sku, product]));
  for (const { product, amounts } of added) {
    const now = left.get(product.sku);
    if (now !== undefined) left.set(product.sku, less(now, amounts));
  }
  for (const [sku, product] of products) {
    const amounts = left.get(sku);
    if (sku && amounts !== undefined) cartSession().setAmounts({ sku, product, amounts });
  }
  await cartSession().whenIdle();
}

function less(amounts: Amounts, by: Amounts): Amounts {
  return {
    packages: Math.max(amounts.packages - by.packages, 0),
    layers: Math.max(amounts.layers - by.layers, 0),
    pallets: Math.max(amounts.pallets - by.pallets, 0),
  };
}
