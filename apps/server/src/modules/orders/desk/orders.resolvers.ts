import type { Resolvers } from "../../../platform/desk/desk-graphql.gen.ts";
import { addOrderNote } from "./add-order-note.ts";
import { askErpAgain } from "./ask-erp-again.ts";
import { confirmOrders } from "./bulk/confirm-orders.ts";
import { orderBatch, orderBatches } from "./bulk/order-batches.ts";
import { changeOrder } from "./changing/change-order.ts";
import { orderChangePreview } from "./changing/order-change-preview.ts";
import { confirmOrder } from "./confirm-order.ts";
import { deliverOrder } from "./deliver-order.ts";
import { invoiceOrder } from "./invoice-order.ts";
import { order } from "./order.ts";
import { orderCounts } from "./order-counts.ts";
import { orders } from "./orders.ts";
import { createReplacement } from "./replacing/create-replacement.ts";
import { replacementPreview } from "./replacing/replacement-preview.ts";
import type { ReplacingDeps } from "./replacing/replacing.deps.ts";
import { setOrderPrices } from "./set-order-prices.ts";
import { shipOrder } from "./ship-order.ts";
import { confirmShort } from "./shortage/confirm-short.ts";
import { shortage } from "./shortage/shortage.ts";
import { takeOrderBack } from "./take-order-back.ts";

export function deskOrderResolvers(deps: ReplacingDeps): Resolvers {
  return {
    Query: {
      orders: (_parent, args, context) => orders(deps, context, args),
      orderCounts: (_parent, { filters }, context) => orderCounts(deps, context, filters),
      order: (_parent, { number }, context) => order(deps, context, number),
      orderChangePreview: (_parent, { input }, context) => orderChangePreview(deps, context, input),
      replacementPreview: (_parent, { input }, context) => replacementPreview(deps, context, input),
      orderBatch: (_parent, { id }, context) => orderBatch(deps, context, id),
      shortage: (_parent, { input }, context) => shortage(deps, context, input),
      orderBatches: (_parent, _args, context) => orderBatches(deps, context),
    },
    Mutation: {
      confirmOrder: (_parent, { input }, context) => confirmOrder(deps, context, input),
      confirmShort: (_parent, { input }, context) => confirmShort(deps, context, input),
      confirmOrders: (_parent, { input }, context) => confirmOrders(deps, context, input),
      shipOrder: (_parent, { input }, context) => shipOrder(deps, context, input),
      deliverOrder: (_parent, { input }, context) => deliverOrder(deps, context, input),
      invoiceOrder: (_parent, { input }, context) => invoiceOrder(deps, context, input),
      takeOrderBack: (_parent, { input }, context) => takeOrderBack(deps, context, input),
      changeOrder: (_parent, { input }, context) => changeOrder(deps, context, input),
      createReplacement: (_parent, { input }, context) => createReplacement(deps, context, input),
      askErpAgain: (_parent, { input }, context) => askErpAgain(deps, context, input),
      setOrderPrices: (_parent, { input }, context) => setOrderPrices(deps, context, input),
      addOrderNote: (_parent, { input }, context) => addOrderNote(deps, context, input),
    },
  };
}
