import type { CartAnswer, CartLineAnswer } from "../reading/cart-answer.ts";

/** What the server did with the lines it was told: the cart without its lines, the lines that changed, the refusals. */
export interface CartTold {
  readonly cart: Omit<CartAnswer, "itemsV2">;
  readonly changed: readonly CartLineAnswer[];
  readonly refusals: readonly Refusal[];
  /** By what the lines go back that were taken out. */
  readonly removalToken?: string | null | undefined;
}

/** Why a line was not done; `index` counts the lines of the call. */
export interface Refusal {
  readonly message: string;
  readonly reason?: string | null | undefined;
  readonly sku?: string | null | undefined;
  readonly index?: number | null | undefined;
}
