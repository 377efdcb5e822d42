import { SAVED_ORDER_TITLE_MAX } from "@vycep/domain/orders/saved-order";

/**
 * The name under which a cart is proposed to be saved, no longer than a name may be: how, when and where; what does
 * not fit falls away from the front, where it tells least.
 *
 * @example savedTitle(["Kamion", "24.11.", "Restaurace U Modré hvězdy"]) // "Kamion 24.11. Restaurace U Modré hvězdy"
 */
export function savedTitle(parts: readonly (string | undefined)[]): string {
  const said = parts.filter((part) => part !== undefined);
  const whole = said.join(" ");
  if (whole.length <= SAVED_ORDER_TITLE_MAX) return whole;
  return said.length > 1 ? savedTitle(said.slice(1)) : whole.slice(0, SAVED_ORDER_TITLE_MAX).trimEnd();
}
