import type { CustomerCartQuery } from "../../../shared/graphql.gen/graphql.ts";

export type CartAnswer = CustomerCartQuery["customerCart"];
export type CartLineAnswer = NonNullable<NonNullable<CartAnswer["itemsV2"]>["items"][number]>;

/** The lines of an answer; one that the server could not read is left out. */
export function linesOf(cart: CartAnswer): readonly CartLineAnswer[] {
  return (cart.itemsV2?.items ?? []).filter((line) => line !== null);
}

/** The same cart with other lines. */
export function withLines(cart: CartAnswer, lines: readonly CartLineAnswer[]): CartAnswer {
  return { ...cart, itemsV2: { ...cart.itemsV2, items: [...lines] } };
}
