import { useIsMobile } from "@vycep/ui/use-is-mobile";
import { useCart } from "../features/cart/use-cart.ts";
import { useDelivery } from "../shared/delivery/use-delivery.ts";
import { useTexts } from "../shared/i18n/i18n.ts";
import type { CurrentUser } from "../shared/session/current-user.ts";
import { OrderBarDesktop } from "./order-bar-desktop.tsx";
import { OrderBarMobile } from "./order-bar-mobile.tsx";
import { useSettledDelivery } from "./use-settled-delivery.ts";

/** Keeps the choice settled on every page of someone who may order; draws nothing. */
export function DeliverySettler({ user }: { readonly user: CurrentUser }) {
  const t = useTexts("delivery");
  const delivery = useDelivery();
  const { cart } = useCart();
  useSettledDelivery({ user, delivery, cart }, t("changeRefused"));
  return null;
}

/** The order bar under the header; on mobile it sits at the bottom instead (LAYOUT-16, LAYOUT-17). */
export function TopOrderBar({ user }: { readonly user: CurrentUser }) {
  return useIsMobile() ? null : <OrderBarDesktop user={user} />;
}

export function BottomOrderBar({ user }: { readonly user: CurrentUser }) {
  return useIsMobile() ? <OrderBarMobile user={user} /> : null;
}
