/** The pages of the cart after its contents, in their order (CHECKOUT-03, CHECKOUT-04, EMPTIES-02, CHECKOUT-06). */
export const CHECKOUT_STEPS = ["delivery", "payment", "empties", "recap"] as const;

export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/**
 * Reads where in the cart somebody is: one of its later pages, or null for its contents, the first one; undefined when
 * there is no such page.
 *
 * @example parseCheckoutStep("recap") // "recap"
 */
export function parseCheckoutStep(text: string): CheckoutStep | null | undefined {
  return text === "contents" ? null : CHECKOUT_STEPS.find((step) => step === text);
}
