import type { NewLineRefusal } from "../cart/new-line.ts";
import type { PlaceObstacle } from "../orders/place-order.ts";
import type { EdiReason } from "./order-message.ts";

/**
 * Why goods cannot be had, as partners are told: the same rules as in the catalogue, in fewer words.
 *
 * @example lineReason({ kind: "product-limit-reached", sku: "100101" }) // "limit-reached"
 */
export function lineReason({ kind }: Pick<NewLineRefusal, "kind">): EdiReason {
  switch (kind) {
    case "product-unknown":
      return "product-unknown";
    case "no-price":
      return "price-missing";
    case "unit-not-orderable":
      return "unit-not-sold";
    case "product-limit-exceeded":
    case "product-limit-reached":
      return "limit-reached";
    default:
      return "not-sold";
  }
}

/**
 * Why an order cannot be taken as a whole, as partners are told.
 *
 * @example orderReason({ kind: "cart-empty" }) // "not-sold"
 */
export function orderReason(obstacle: PlaceObstacle): EdiReason {
  switch (obstacle.kind) {
    case "ship-to-suspended":
      return "place-suspended";
    case "no-ship-to":
      return "place-unknown";
    case "no-date":
    case "day-closed":
    case "delivery-date-expired":
      return "day-closed";
    case "line-problem":
      return lineReason(obstacle.problem);
    case "limit-crossed":
      return obstacle.breach.kind.startsWith("min-") ? "minimum-not-reached" : "maximum-exceeded";
    case "cart-empty":
      return "not-sold";
    default:
      return "needs-a-person";
  }
}
