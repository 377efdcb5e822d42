import { encodePaymentMethod } from "@vycep/contract/cart/cart-address.codec";
import { encodeEmptiesList, encodeOrderEmpties } from "@vycep/contract/empties/empties.codec";
import { encodeCustomer } from "@vycep/contract/identity/customer.codec";
import { encodeOrderTotal } from "@vycep/contract/orders/order-totals.codec";
import {
  encodeOrderAddress,
  encodeOrderDocument,
  encodeOrderEvent,
  encodeOrderPayer,
} from "@vycep/contract/orders/orders.codec";
import { orderDue } from "@vycep/domain/orders/shortage/order-due";
import type { Deps } from "../../platform/deps.ts";
import { badInput } from "../../platform/errors.ts";
import type { Resolvers } from "../../platform/graphql.gen.ts";
import { cancelOrder } from "./cancelling/cancel-order.ts";
import { customerOrders } from "./history/customer-orders.ts";
import { lastOrdered } from "./history/last-ordered.ts";
import { keepOrderPrice } from "./keep-order-price.ts";
import { actionsOf } from "./order-actions.ts";
import {
  itemsOf,
  type OrderAnswer,
  productAnswerOfItem,
  productOfItem,
  substitutesOfItem,
} from "./order-view.ts";
import { magentosOrderFields, magentosOrderResolvers } from "./orders-magento.ts";
import { placeOrder } from "./placing/place-order.ts";
import { orderPreview } from "./repeating/order-preview.ts";
import { reorderItems } from "./repeating/reorder-items.ts";
import { replacedOf } from "./replacements.facts.ts";

/** GraphQL of orders: parse, call, encode; fields that cost a statement are answered when they are asked for. */
export function orderResolvers(deps: Deps): Resolvers {
  return {
    Query: {
      customer: async (_root, _args, context) => encodeCustomer(await context.actor()),
      lastOrdered: (_root, args, context) => lastOrdered(deps, context, args),
      orderPreview: (_root, args, context) => orderPreview(deps, context, args),
    },
    Customer: {
      orders: (_customer, args, context) => customerOrders(deps, context, args),
    },
    Mutation: {
      placeOrder: (_root, { input }, context) => {
        if (!input) throw badInput("required-parameter-missing", 'Required parameter "input" is missing');
        return placeOrder(deps, context, input);
      },
      cancelOrder: (_root, args, context) => cancelOrder(deps, context, args),
      keepOrderPrice: (_root, args, context) => keepOrderPrice(deps, context, args),
      reorderItems: (_root, args, context) => reorderItems(deps, context, args),
    },
    ...magentosOrderResolvers,
    CustomerOrder: { ...orderFields, ...magentosOrderFields },
    OrderItem: {
      ...magentosOrderResolvers.OrderItem,
      product: productAnswerOfItem,
      substitutes: substitutesOfItem,
      quantity_replaced: async ({ line, view }) => replacedOf(line.lineNo, await view.replacements()),
      package_type: async (item) => (await productOfItem(item))?.packageType ?? null,
      packaging: async (item) => (await productOfItem(item))?.packagingCode ?? null,
    },
    OrderItemInterface: { __resolveType: () => "OrderItem" },
  };
}

const orderFields: NonNullable<Resolvers["CustomerOrder"]> = {
  items: ({ view }) => itemsOf(view),
  total: async ({ view }) => {
    const { order } = view;
    // DORD-03.
    const due = order.dueTotalMinor === null ? undefined : orderDue(await view.lines(), order.depositMinor);
    if (due === undefined) return orderedTotal(view);
    const vat = due.vat.map(({ vatPct, vatMinor }) => ({ percent: vatPct, vatMinor }));
    return encodeOrderTotal(due, vat, { ...order, language: view.language });
  },
  ordered_total: ({ view }) => orderedTotal(view),
  // EMPTIES-02.
  empties: async ({ view }) => {
    return (await view.empties()).map((line) =>
      encodeOrderEmpties(line, {
        nameOf: () => line.names[view.language],
        currency: view.order.currency,
      }),
    );
  },
  empties_order_number: ({ view }) => view.secondNumber(),
  main_order_number: ({ view }) => view.order.emptiesOf,
  // DDISP-06.
  replaces_order_number: ({ view }) => view.order.replaces,
  replacement_orders: async ({ view }) =>
    (await view.replacements()).flatMap(({ number, deliveryDate, state }) =>
      state === "cancelled" ? [] : [{ number, delivery_date: deliveryDate, state }],
    ),
  timeline: async ({ view }) => (await view.events()).map(encodeOrderEvent),
  invoices: ({ view }) => documentsOf(view, "invoice"),
  credit_memos: ({ view }) => documentsOf(view, "credit"),
  previous_orders: async ({ view }) =>
    (await view.previous()).map(({ number, goods }) => ({
      number,
      items: goods.map(([sku, boxes]) => ({ product_sku: sku, quantity_ordered: boxes })),
    })),
  shipping_address: async ({ view }) => {
    const shipTo = await view.shipTo();
    if (!shipTo) return null;
    const { facts, street, city, zip } = shipTo;
    const { payer } = shipTo;
    const vatId = payer.icDph || payer.dic;
    return encodeOrderAddress({ name: facts.name, street, city, zip, country: facts.country, vatId });
  },
  billing_address: ({ view }) => encodeOrderPayer(view.order.payer),
  payment_methods: ({ view }) => {
    const { order, language } = view;
    if (order.paymentMethod === "") return [];
    const { code, title } = encodePaymentMethod(order.paymentMethod, language);
    return [{ name: title, type: code }];
  },
  available_actions: ({ view }) => {
    const { order, actor } = view;
    return actionsOf(order, actor);
  },
  additional_data: async ({ view }) => {
    const { order, shipTo, events, empties, language } = view;
    const place = await shipTo();
    const placed = (await events()).find(({ state }) => state === "received");
    const back = await empties();
    return {
      delivery_date: order.deliveryDate,
      delivery_message: order.noteForDriver === "" ? null : order.noteForDriver,
      empty_return: encodeEmptiesList(back, language),
      ship_to_id: order.shipToId,
      ship_to_name: place?.facts.name ?? order.shipToId,
      total_empties_deposit: (order.dueDepositMinor ?? order.depositMinor) / 100,
      total_your_price: (order.dueNetMinor ?? order.netMinor) / 100,
      customer_order_number: order.customerOrderNumber,
      note_for_driver: order.noteForDriver,
      payment_method: order.paymentMethod,
      type_of_transport: order.deliveryMethod,
      delivery_window: place?.deliveryWindow ?? null,
      created_by: placed?.by ?? null,
      placed_by_brewery: order.placedBy !== null,
    };
  },
};

async function orderedTotal({ vat, order, language }: OrderAnswer["view"]) {
  return encodeOrderTotal(order, await vat(), { currency: order.currency, language });
}

async function documentsOf(view: OrderAnswer["view"], kind: "invoice" | "credit") {
  const documents = await view.documents();
  return documents
    .filter((document) => document.kind === kind)
    .map((document) => ({ ...encodeOrderDocument(document), view }));
}
