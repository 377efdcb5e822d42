import type { CartLine } from "@vycep/domain/cart/cart";
import { type CartId, type CompanyId, type ShipToId, toId, type UserId } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { ShippingMethod } from "@vycep/domain/transport/method";
import type { FullCart } from "./cart.repo.ts";

/** What somebody wants who has no cart: a program that sends a whole order at once. */
export type RequestedCart = {
  readonly uid: UserId;
  readonly companyId: CompanyId;
  readonly shipToId: ShipToId;
  readonly method: ShippingMethod | null;
  readonly date: LocalDate | null;
  readonly noteForDriver: string;
  readonly customerOrderNumber: string;
  readonly lines: readonly CartLine[];
  readonly now: Date;
};

/** The same as a cart, so that all rules of carts judge and price it; it is stored nowhere. */
export function requestedCart({ method, date, lines, now, ...said }: RequestedCart): FullCart {
  return {
    ...said,
    id: toId<CartId>("requested"),
    deliveryMethod: method,
    deliveryDate: date,
    pricing: null,
    empties: null,
    emptiesSecond: null,
    checkoutStep: null,
    isActive: true,
    version: 0,
    updatedAt: now,
    lines: lines.map(({ parts, ...line }, at) => ({
      ...line,
      uid: at + 1,
      parts: parts ?? null,
      position: at,
      version: 0,
    })),
  };
}
