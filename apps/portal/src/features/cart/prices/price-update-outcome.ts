import { wholeToMinor } from "@vycep/contract/whole-currency";
import { type LocalDate, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import type { UpdatePricesMutation } from "../../../shared/graphql.gen/graphql.ts";
import type { CartView } from "../reading/cart-view.ts";

type Answer = NonNullable<UpdatePricesMutation["updatePrices"]>;

/** How a price update ended (PRICE-06, OP-22). */
export type PriceUpdateOutcome =
  | { readonly kind: "updated" }
  /** The order can be sent all the same. */
  | { readonly kind: "failed" }
  | { readonly kind: "cannot-proceed"; readonly message: string }
  | { readonly kind: "expired"; readonly message: string; readonly nextDay: LocalDate | undefined };

/**
 * What an answer means for the customer: a date that is over comes first, because a new one may mend the rest.
 *
 * @example outcomeOf({ success: false, … }) // { kind: "failed" }
 */
export function outcomeOf(answer: Omit<Answer, "order_items">): PriceUpdateOutcome {
  const message = answer.status_message ?? "";
  if (answer.delivery_date_expired) {
    return { kind: "expired", message, nextDay: parseLocalDate(answer.next_date ?? "") };
  }
  if (!answer.success) return { kind: "failed" };
  return answer.can_proceed ? { kind: "updated" } : { kind: "cannot-proceed", message };
}

/** Whether a line costs something else than the screen says, or is not on it. */
export function hasOtherPrices(
  { lines }: { readonly lines: readonly Pick<CartView["lines"][number], "sku" | "quoted">[] },
  { order_items: items }: Pick<Answer, "order_items">,
): boolean {
  const shown = new Map<string, number>(lines.map(({ sku, quoted }) => [sku, quoted.unitMinor]));
  return (
    shown.size !== items.length ||
    items.some(({ sku, price }) => shown.get(sku) !== wholeToMinor(price.value ?? 0))
  );
}
