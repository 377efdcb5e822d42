import { useIsMobile } from "@vycep/ui/use-is-mobile";
import { useCartInHand } from "../features/cart/use-cart-in-hand.ts";
import { useSettledDelivery } from "../features/preferences/use-settled-delivery.ts";
import type { CurrentUser } from "../shared/session/current-user.ts";
import { OrderBarDesktop } from "./order-bar-desktop.tsx";
import { OrderBarMobile } from "./order-bar-mobile.tsx";
import { useDraftReminder } from "./use-draft-reminder.ts";

/** Keeps the choice settled on every page of someone who may order, and what is typed in mind; draws nothing. */
export function DeliverySettler({ user }: { readonly user: CurrentUser }) {
  useSettledDelivery(user, useCartInHand());
  useDraftReminder();
  return null;
}

/** The order bar under the header; on mobile it sits at the bottom instead (LAYOUT-16, LAYOUT-17). */
export function TopOrderBar({ user }: { readonly user: CurrentUser }) {
  return useIsMobile() ? null : <OrderBarDesktop user={user} />;
}

export function BottomOrderBar({ user }: { readonly user: CurrentUser }) {
  return useIsMobile() ? <OrderBarMobile user={user} /> : null;
}
