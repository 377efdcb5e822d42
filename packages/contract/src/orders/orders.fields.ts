import { words } from "../shared-words.ts";
import { told } from "../told.docs.ts";
import { codeListSchema, methodListSchema, orderRowSchema, ordersAnswerSchema } from "./orders.rest.ts";

const code = "Stable; what programs decide by and calls take.";
const label = "What people read, in the language of the call.";

export const ordersFields = [
  told(orderRowSchema, {
    orderNumber: words.order,
    customerOrderNumber: "The customer's own number of the order; empty where none was given.",
    createdAt: `When it was placed: ${words.moment}`,
    deliveryDate: "Day of delivery, yyyy-MM-dd.",
    shipToId: words.place,
    shipToName: words.placeName,
    method: "Way of transport, one of the values of `ordertypes`.",
    documentCode:
      "Type of the order in the brewery's ERP, which follows from the way of transport: YDOR, YSOR, YDER …",
    status:
      "As users read it: new, in-progress, in-preparation, in-delivery, delivered, not-delivered or cancelled.",
    state:
      "As the ERP has reported it: received, confirmed, loaded, on-the-way, delivered, partially-delivered (a line was short) or cancelled. From loaded on nothing can be cancelled.",
    deliveryStatus: "As the ERP spells it, one of `orderstatus`; null until it has answered.",
    currency: words.currency,
    net: "Goods without VAT and deposits, in whole currency (1234.5): what was confirmed of it, or came, where that is less than was ordered.",
    total:
      "What the order comes to, in whole currency (1234.5): goods with VAT, plus deposits, less those of empties that go back; of what was confirmed, or came, where that is less than was ordered.",
    orderedTotal:
      "What all that was ordered comes to, in whole currency (1234.5), reckoned as the total is; null where it is the same.",
    priceState: "firm from the beginning; provisional until the ERP gives its prices; settled once it has.",
    aboveLimit:
      "By how much its settled prices are above the customer's own limit while it waits for the customer's word, in whole currency; null otherwise.",
    lines: "How many lines of goods it has.",
  }),
  told(ordersAnswerSchema, {
    sopList: "One page of the orders that were found.",
    total: words.total,
    next: words.next,
  }),
  told(codeListSchema, { code, label }),
  told(methodListSchema, {
    code,
    label,
    shortCode:
      "Short name of the same: TRUCK, SMALL_TRUCK, SMALL, UNFILTERED, TANK, EMPTY_TRUCK or EMPTY_SMALL.",
  }),
];
