import { encodeInstant } from "@vycep/contract/calendar/calendar.codec";
import {
  encodeOrderItemPrices,
  encodePaperItem,
  encodePaperTotal,
  encodeShippingHandling,
  encodeTracking,
  shippedBoxes,
} from "@vycep/contract/orders/order-papers.codec";
import type { OrderLineFacts } from "@vycep/contract/orders/orders.codec";
import { NO_MONEY } from "@vycep/domain/kernel/money";
import type { CreditMemo, Invoice, OrderShipment, Resolvers } from "../../platform/graphql.gen.ts";
import { itemsOf, type OrderView } from "./order-view.ts";

/** A paper or a shipment of an order, with the order behind it. */
type OrderPaper = Partial<Invoice & CreditMemo> & { readonly view: OrderView };
type Shipment = Partial<OrderShipment> & { readonly view: OrderView };

declare module "../../platform/graphql-parents.ts" {
  interface Parents {
    readonly OrderPaper: OrderPaper;
    readonly OrderShipment: Shipment;
  }
}

/** What Magento says of an order in other words (D36); nothing is read or reckoned until it is asked for. */
export const magentosOrderFields: NonNullable<Resolvers["CustomerOrder"]> = {
  customer_info: async ({ view }) => {
    const by = (await view.events()).find(({ state }) => state === "received")?.by ?? "";
    const [first = "", ...rest] = by.split(" ");
    return { firstname: first, lastname: rest.join(" ") };
  },
  order_status_change_date: async ({ view }) => {
    const last = (await view.events()).at(-1);
    return encodeInstant(last?.at ?? view.order.createdAt);
  },
  shipments: async ({ view }) => {
    const lines = await linesWith(view, (line) => shippedBoxes(line, view.order));
    const { orderNumber } = view.order;
    return lines.length === 0 ? [] : [{ id: `${orderNumber}-1`, number: orderNumber, view }];
  },
};

export const magentosOrderResolvers: Resolvers = {
  OrderItem: { prices: ({ line, view }) => encodeOrderItemPrices(line, view.order.currency) },
  OrderTotal: {
    shipping_handling: ({ grand_total: total }) =>
      total?.currency ? encodeShippingHandling(total.currency) : null,
  },
  OrderShipment: {
    items: ({ view }) =>
      paperItems(view, { boxesOf: (line) => shippedBoxes(line, view.order), as: "ShipmentItem" }),
    tracking: ({ view }) => [encodeTracking(view.order, view.language)],
  },
  Invoice: {
    items: ({ view }) => paperItems(view, { boxesOf: invoicedBoxes, as: "InvoiceItem" }),
    total: async ({ view }) => {
      const { currency, depositMinor } = view.order;
      const lines = await linesWith(view, invoicedBoxes);
      return encodePaperTotal(lines, { currency, depositMinor, language: view.language });
    },
  },
  CreditMemo: {
    items: ({ view }) => paperItems(view, { boxesOf: creditedBoxes, as: "CreditMemoItem" }),
    total: async ({ view }) => {
      const { currency } = view.order;
      const lines = await linesWith(view, creditedBoxes);
      const total = encodePaperTotal(lines, { currency, depositMinor: NO_MONEY, language: view.language });
      return { ...total, adjustment: total.total_shipping };
    },
  },
  ShipmentItemInterface: { __resolveType: () => "ShipmentItem" },
  InvoiceItemInterface: { __resolveType: () => "InvoiceItem" },
  CreditMemoItemInterface: { __resolveType: () => "CreditMemoItem" },
};

type BoxesOf = (line: OrderLineFacts) => number;

const invoicedBoxes: BoxesOf = ({ invoiced }) => invoiced ?? 0;
const creditedBoxes: BoxesOf = ({ credited }) => credited;

async function linesWith(view: OrderView, boxesOf: BoxesOf) {
  const lines = await view.lines();
  return lines.flatMap((line) => (boxesOf(line) > 0 ? [{ line, boxes: boxesOf(line) }] : []));
}

type PaperKind = "ShipmentItem" | "InvoiceItem" | "CreditMemoItem";

async function paperItems<Kind extends PaperKind>(
  view: OrderView,
  { boxesOf, as }: { readonly boxesOf: BoxesOf; readonly as: Kind },
) {
  const { order, language } = view;
  const items = await itemsOf(view);
  return items.flatMap((item) => {
    const boxes = boxesOf(item.line);
    if (boxes <= 0) return [];
    const quantity = { quantity_shipped: boxes, quantity_invoiced: boxes, quantity_refunded: boxes };
    return [
      {
        __typename: as,
        ...encodePaperItem(item.line, order.currency, language),
        ...quantity,
        order_item: item,
      },
    ];
  });
}
