import type { InOtherWords } from "../engine/sentence.ts";
import type { answers as original } from "./cs.ts";

export const answers: InOtherWords<typeof original> = {
  orderDeskMessages: {
    "order-unknown": "There is no such order.",
    "no-such-order": "There is no such order.",
    "changed-meanwhile":
      "Somebody else changed the order meanwhile. Look at it as it is now and decide again.",
    "erp-owns-orders": "The connected ERP moves orders. The desk only shows them.",
    "reason-missing": "Line {lineNo}: say why it is less. The customer reads the reason.",
    "nothing-to-invoice": "There is nothing to invoice. All that was delivered has its invoice.",
    "step-not-allowed": "The order cannot be moved so from where it stands.",
    "not-delivered": "The order has not been delivered yet.",
    "line-unknown": "One of the lines is not in this order.",
    "line-missing": "One of the lines is missing. Name all of them.",
    "line-twice": "One of the lines is named twice.",
    "too-many-boxes": "One of the lines has more boxes than it may.",
    "empties-unknown": "One of the empties is not taken back on this day.",
    "empties-missing": "One of the planned empties is missing. Name it, even with none.",
    "empties-twice": "One of the empties is named twice.",
    "goods-issue-done": "The goods are loaded, the order cannot be cancelled.",
    "order-blocked": "The ERP is looking into the order; it cannot be cancelled yet.",
    "empties-order-underway":
      "The collection of empties of this order is on its way, so both cannot be cancelled.",
    "sap-id-taken": "Another order has this number.",
    "erp-event-reused": "You sent this differently a moment ago. Look at the order as it is now.",
    "note-empty": "The note is empty.",
    "note-too-long": "A note may have at most 2,000 characters.",
  },
};
