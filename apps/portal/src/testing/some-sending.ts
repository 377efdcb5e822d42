import type { Answers } from "./fake-api.ts";

type PricesAnswer = NonNullable<ReturnType<Answers["UpdatePrices"]>["updatePrices"]>;
type Refusal = NonNullable<ReturnType<Answers["PlaceOrder"]>["placeOrder"]>["errors"][number];

/** The brewery's prices are those that were seen. */
export function pricesHeld(said: Partial<PricesAnswer> = {}): PricesAnswer {
  const held: PricesAnswer = {
    success: true,
    can_proceed: true,
    status_message: null,
    delivery_date_expired: false,
    next_date: null,
    order_items: [],
  };
  return { ...held, ...said };
}

/** Why an order was not taken; a test says what matters to it. */
export function someRefusal(said: Partial<Refusal> = {}): Refusal {
  const refusal: Refusal = {
    code: "UNDEFINED",
    message: "",
    reason: null,
    sku: null,
    next_date: null,
    total: null,
    changed_lines: [],
  };
  return { ...refusal, ...said };
}
