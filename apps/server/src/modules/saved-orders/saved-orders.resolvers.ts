import type { Deps } from "../../platform/deps.ts";
import type { Resolvers } from "../../platform/graphql.gen.ts";
import { addSaveOrderForLater } from "./add-save-order-for-later.ts";
import { deleteSavedOrder } from "./delete-saved-order.ts";
import { getSaveOrderDetails } from "./get-save-order-details.ts";
import { getSaveOrderForLater } from "./get-save-order-for-later.ts";
import { mergeCarts } from "./merge-carts.ts";
import { reOrderSavedOrder } from "./re-order-saved-order.ts";
import { renameSavedOrder } from "./rename-saved-order.ts";
import { restoreSavedOrder } from "./restore-saved-order.ts";
import { saveCustomerOrderNumber } from "./save-customer-order-number.ts";
import { savedOrderPreview } from "./saved-order-preview.ts";
import { itemsOf, productOfItem } from "./saved-order-view.ts";
import { undoOrderApart } from "./undo-order-apart.ts";

/** GraphQL of saved orders: parse, call, encode; fields that cost a statement are answered when they are asked for. */
export function savedOrderResolvers(deps: Deps): Resolvers {
  return {
    Query: {
      getSaveOrderForLater: (_root, args, context) => getSaveOrderForLater(deps, context, args),
      getSaveOrderDetails: (_root, { id }, context) => getSaveOrderDetails(deps, context, id),
      savedOrderPreview: (_root, args, context) => savedOrderPreview(deps, context, args),
    },
    Mutation: {
      addSaveOrderForLater: (_root, { input }, context) => addSaveOrderForLater(deps, context, input),
      reOrderSavedOrder: (_root, { input }, context) => reOrderSavedOrder(deps, context, input),
      mergeCarts: (_root, { source_cart_id: sourceId, destination_cart_id: destinationId }, context) =>
        mergeCarts(deps, context, { sourceId, destinationId: destinationId ?? undefined }),
      undoOrderApart: (_root, { input }, context) => undoOrderApart(deps, context, input),
      deleteSavedOrder: (_root, { id }, context) => deleteSavedOrder(deps, context, id),
      restoreSavedOrder: (_root, { id }, context) => restoreSavedOrder(deps, context, id),
      renameSavedOrder: (_root, call, context) => renameSavedOrder(deps, context, call),
      saveCustomerOrderNumber: (_root, { id, ...call }, context) =>
        saveCustomerOrderNumber(deps, context, { ...call, id: id ?? undefined }),
    },
    SavedOrder: {
      deliver_to: async ({ view }) => {
        const place = await view.shipTo();
        return place ? `${place.street}, ${place.zip} ${place.city}` : null;
      },
      shipto_name: async ({ view }) => (await view.shipTo())?.facts.name ?? null,
      bill_to: async ({ view }) => (await view.shipTo())?.payer.name ?? null,
      items: ({ view }) => itemsOf(view),
    },
    SavedOrderItem: { product: productOfItem },
    SavedOrderPreviewItem: { replacement: ({ findReplacement }) => findReplacement() },
  };
}
