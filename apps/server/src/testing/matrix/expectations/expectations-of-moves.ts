import { type Call, insteadOfAllowed, onlyJana, ownCart, personal } from "../call.ts";

/** Moving a cart, and what is set aside by it. */
export const moveExpectations: Readonly<Record<string, readonly Call[]>> = {
  "Query.cartMove": [
    personal(
      { args: ({ cartId, shipToId }) => ({ cart_id: cartId, to: { ship_to_id: shipToId } }) },
      ownCart,
    ),
  ],
  "Query.cartDays": [personal({ args: ({ cartId }) => ({ cart_id: cartId }) }, ownCart)],
  "Query.setAside": [personal({ args: ({ cartId }) => ({ cart_id: cartId }) }, ownCart)],
  "Mutation.moveCart": [
    {
      args: ({ cartId, shipToId }) => ({
        input: { cart_id: cartId, to: { ship_to_id: shipToId }, seen: "x" },
      }),
      own: insteadOfAllowed(ownCart, "refused: preview-outdated"),
      janas: insteadOfAllowed(onlyJana(ownCart), "refused: preview-outdated"),
    },
  ],
  "Mutation.undoMoveCart": [
    personal(
      { args: ({ cartId, moveToken }) => ({ input: { cart_id: cartId, token: moveToken } }) },
      ownCart,
    ),
  ],
  "Mutation.takeBackSetAside": [
    personal({ args: ({ cartId }) => ({ input: { cart_id: cartId, skus: ["100112"] } }) }, ownCart),
  ],
  "Mutation.removeSetAside": [
    personal({ args: ({ cartId }) => ({ input: { cart_id: cartId, skus: ["100112"] } }) }, ownCart),
  ],
  "Mutation.undoOrderApart": [
    {
      args: ({ cartId, savedOrderId }) => ({
        input: { cart_id: cartId, saved_order_id: savedOrderId, skus: ["100101"] },
      }),
      own: insteadOfAllowed(ownCart, "refused: move-changed-since"),
      janas: insteadOfAllowed(onlyJana(ownCart), "refused: move-changed-since"),
    },
  ],
};
