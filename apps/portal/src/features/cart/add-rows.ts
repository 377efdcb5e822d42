import type { Amounts } from "@vycep/domain/catalog/packaging";
import { failureOf } from "../../shared/api/api-error.ts";
import { queryGraphql } from "../../shared/api/graphql.ts";
import { queryClient } from "../../shared/api/query-client.ts";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { ProductRow } from "../../shared/products/product-row.ts";
import { type CartAnswer, linesOf } from "./cart-answer.ts";
import { cachedCart } from "./cart-cache.ts";
import { cartQuery } from "./cart-query.ts";
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

/** What was sent and got no answer: whether it went in is found out before it is sent again (C9). */
let unanswered: Sent | undefined;

interface Sent {
  /** The rows as they were sent. */
  readonly body: string;
  /** What the cart holds of each product if they went in. */
  readonly expected: ReadonlyMap<string, Amounts>;
  readonly undo: AddRowsAnswer["undo"];
}

/** Puts all rows in with one call, which is one transaction (C1); several for one product add up there. */
export async function addRows(rows: readonly AddedRow[]): Promise<AddRowsAnswer> {
  await cartSettled();
  const cartItems = rows.map(({ product, amounts }) => ({
    sku: product.sku ?? "",
    quantity: amounts.packages,
    number_of_layer: amounts.layers,
    number_of_pallet: amounts.pallets,
  }));
  const body = JSON.stringify(cartItems);
  if (unanswered?.body === body && (await wentIn(unanswered))) return answered(unanswered);
  unanswered = undefined;
  const cart = cachedCart(queryClient);
  if (cart === undefined) throw new Error("rows were added before the cart was read");
  const sent = { body, ...outcomeOf(cart, rows) };
  try {
    const answer = await queryGraphql(addRowsDocument, { cartId: cart.id, cartItems });
    const errors = answer.addProductsToCart?.user_errors ?? [];
    await readCartAgain();
    return { refused: new Set(errors.map((error) => error?.index ?? -1)), undo: sent.undo };
  } catch (cause) {
    if (failureOf(cause).kind !== "network") throw cause;
    unanswered = sent;
    if (await wentIn(sent)) return answered(sent);
    throw cause;
  }
}

/** What the cart comes to with the rows, and the way back. */
function outcomeOf(cart: CartAnswer, rows: readonly AddedRow[]): Omit<Sent, "body"> {
  const before = amountsBySku(cart);
  const expected = new Map<string, Amounts>();
  for (const { product, amounts } of rows) {
    const sku = product.sku ?? "";
    expected.set(sku, added(expected.get(sku) ?? before.get(sku) ?? none, amounts));
  }
  const undo = async () => {
    const products = new Map(rows.map(({ product }) => [product.sku ?? "", product]));
    for (const [sku, product] of products) setAmounts({ sku, product, amounts: before.get(sku) ?? none });
    await cartAnswered();
  };
  return { expected, undo };
}

/** Whether the cart holds what was sent without an answer; throws while there is no network to ask. */
async function wentIn({ expected }: Sent): Promise<boolean> {
  const held = amountsBySku(await queryClient.fetchQuery({ ...cartQuery(), staleTime: 0 }));
  return [...expected].every(([sku, { packages, layers, pallets }]) => {
    const now = held.get(sku);
    return now?.packages === packages && now.layers === layers && now.pallets === pallets;
  });
}

function answered({ undo }: Sent): AddRowsAnswer {
  unanswered = undefined;
  return { refused: new Set(), undo };
}

function amountsBySku(cart: CartAnswer): ReadonlyMap<string, Amounts> {
  return new Map(linesOf(cart).map((line) => [line.product.sku ?? "", amountsOf(line)]));
}

function added(left: Amounts, right: Amounts): Amounts {
  return {
    packages: left.packages + right.packages,
    layers: left.layers + right.layers,
    pallets: left.pallets + right.pallets,
  };
}
