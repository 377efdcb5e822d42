import type { InOtherWords } from "../engine/sentence.ts";
import type { answers as original } from "./cs.ts";

export const answers: InOtherWords<typeof original> = {
  ediReasons: {
    "product-unknown": "No goods have this code",
    "unit-unknown": "The unit of measure is unknown",
    "quantity-invalid": "The quantity cannot be read",
    "part-box": "The quantity is not a whole number of boxes",
    "not-sold": "The goods are not delivered to this ship-to on this day",
    "limit-reached": "No more can be delivered now",
    "unit-not-sold": "The goods are not sold in this unit",
    "price-missing": "The goods have no price",
    "place-unknown": "The ship-to is unknown",
    "place-suspended": "The ship-to is suspended",
    "day-closed": "There is no delivery on this day",
    "minimum-not-reached": "The order does not reach the minimum",
    "maximum-exceeded": "The order is more than can be loaded",
    "order-number-used": "There is already an order with this number",
    "only-new-orders": "Changes and cancellations go through customer service",
    "not-allowed": "Ordering for this ship-to is not allowed",
    "brewery-changed": "The brewery confirmed another quantity",
    "brewery-cancelled": "The brewery cancelled the order",
    "needs-a-person": "Customer service must handle this order",
  },
  ediRows: {
    supplies: "Supplies",
    depositOut: "Packaging sent out",
    depositBack: "Packaging returned",
    withoutVat: "Deposit for returnable packaging",
  },
};
