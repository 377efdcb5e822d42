import type { CartId } from "@vycep/domain/kernel/ids";
import type { Minor } from "@vycep/domain/kernel/money";
import { judgePriceLimit, type LimitRefusal } from "@vycep/domain/orders/price-limit";
import { storage } from "@vycep/shell/storage/storage";
import { parseAmount } from "@vycep/words/engine/parse-amount";
import { checkoutKeys } from "./checkout-keys.ts";

/** Where the customer writes it; what is wrong with it is mended there. */
export const priceLimitField = "price-limit";

/** The limit of a cart as it is written; it outlives a reload and a session that ends (B14, C20). */
export interface LimitDraft {
  /** False takes the brewery's prices whatever they are. */
  readonly isOn: boolean;
  readonly text: string;
}

export function limitDraft(cartId: CartId): LimitDraft | undefined {
  const kept = storage.read(checkoutKeys.priceLimit);
  return kept?.cartId === cartId ? kept : undefined;
}

export function keepLimitDraft(cartId: CartId, draft: LimitDraft): void {
  storage.write(checkoutKeys.priceLimit, { cartId, ...draft });
}

/** The cart is an order now. */
export function forgetLimitDraft(): void {
  storage.write(checkoutKeys.priceLimit, undefined);
}

export type LimitFlaw = "not-an-amount" | LimitRefusal["kind"];

/** What is wrong with a limit as it is written; nothing where there is none. */
export function flawOfLimit(draft: LimitDraft | undefined, totalMinor: Minor): LimitFlaw | undefined {
  if (draft?.isOn !== true) return undefined;
  const minor = parseAmount(draft.text);
  if (minor === undefined) return "not-an-amount";
  const verdict = judgePriceLimit(minor, totalMinor);
  return verdict.ok ? undefined : verdict.refusal.kind;
}

/** The limit that goes along with the order, empty where there is none. */
export function limitToSend(cartId: CartId): string {
  const draft = limitDraft(cartId);
  const minor = draft?.isOn === true ? parseAmount(draft.text) : undefined;
  return minor === undefined ? "" : (minor / 100).toFixed(2);
}

/** Leads to the limit, where the page shows it. */
export function focusLimit(): void {
  document.getElementById(priceLimitField)?.focus();
}
