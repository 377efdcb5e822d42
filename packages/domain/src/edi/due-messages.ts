import type { OrderState } from "../orders/order-states.ts";

/** What a partner is told of an order after its first answer. */
export type DueMessage =
  | { readonly kind: "response"; readonly why: "brewery-changed" | "brewery-cancelled" }
  | { readonly kind: "despatch" }
  | { readonly kind: "invoice"; readonly number: string };

export type FollowedOrder = {
  readonly state: OrderState;
  /** Some boxes of it are not those that were answered. */
  readonly differs: boolean;
  /** Its invoices and credit notes. */
  readonly papers: readonly string[];
};

/**
 * Which messages an order has come to (each is sent once, whoever asks how often): another answer when the brewery
 * gives something else than was answered or takes the order back, the despatch advice as soon as it is on its way, and
 * each of its papers.
 *
 * @example dueMessages({ state: "on-the-way", differs: false, papers: [] }) // [{ kind: "despatch" }]
 */
export function dueMessages({ state, differs, papers }: FollowedOrder): readonly DueMessage[] {
  const invoices = papers.map((number) => ({ kind: "invoice", number }) as const);
  switch (state) {
    case "received":
      return [];
    case "cancelled":
      return [{ kind: "response", why: "brewery-cancelled" }];
    case "confirmed":
    case "loaded":
      return differs ? [{ kind: "response", why: "brewery-changed" }] : [];
    case "on-the-way":
    case "delivered":
    case "partially-delivered":
      return [{ kind: "despatch" }, ...invoices];
  }
}
