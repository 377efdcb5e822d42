import { useIsMobile } from "@vycep/ui/layout/use-is-mobile";
import { CutOffAnnouncer } from "../features/calendar/cut-off-announcer.tsx";
import { useChosenCutOff } from "../features/calendar/use-cut-off.ts";
import { useCartInHand } from "../features/cart/reading/use-cart-in-hand.ts";
import { CartButton } from "../features/cart/summary/cart-button.tsx";
import { FavouritesLink, prepareWhenIdle } from "../features/favourites/favourites-link.tsx";
import { useOrderInProgress } from "../features/preferences/use-order-in-progress.tsx";
import { useRepairedDelivery } from "../features/preferences/use-repaired-delivery.ts";
import { useDelivery } from "../shared/ordering/use-delivery.ts";
import type { CurrentUser } from "../shared/user/current-user.ts";
import { OrderBarDesktop } from "./order-bar-desktop.tsx";
import { OrderBarMobile } from "./order-bar-mobile.tsx";
import { useDraftReminder } from "./use-draft-reminder.ts";

/** What the head shows whoever may order, in one file of script with the order bar. */
export const orderingHead = { CartButton, FavouritesLink, prepareFavouritesWhenIdle: prepareWhenIdle };

/**
 * Keeps the choice whole on every page of someone who may order, asks about an order in progress, goes on to the next
 * day at the cut-off (B1), and keeps in mind what is typed.
 */
export function DeliveryRepair({ user }: { readonly user: CurrentUser }) {
  const cart = useCartInHand();
  const cutOff = useChosenCutOff(useDelivery());
  const { isAsking, question } = useOrderInProgress(user, cart);
  useRepairedDelivery(user, cart, isAsking);
  useDraftReminder();
  return (
    <>
      <CutOffAnnouncer cutOff={cutOff} />
      {question}
    </>
  );
}

/** The order bar under the header; on mobile it sits at the bottom instead (LAYOUT-16, LAYOUT-17). */
export function TopOrderBar({ user }: { readonly user: CurrentUser }) {
  return useIsMobile() ? null : <OrderBarDesktop user={user} />;
}

export function BottomOrderBar({ user }: { readonly user: CurrentUser }) {
  return useIsMobile() ? <OrderBarMobile user={user} /> : null;
}
