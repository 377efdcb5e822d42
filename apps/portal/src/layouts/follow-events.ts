import { askingAhead } from "@vycep/shell/api/asked-ahead";
import { queryClient } from "@vycep/shell/api/query-client";
import { listenToEvents } from "@vycep/shell/events/listen-to-events";
import { createOnCartEvent } from "../features/cart/writing/on-cart-event.ts";
import { askTermsWithNextPage } from "../features/content/legal/use-terms.ts";
import { readAnnouncementsAgain } from "../features/notices/use-announcements.ts";
import { readNoticesAgain } from "../features/notices/use-notices.ts";
import { onOrderEvent, readOrdersAgain } from "../features/orders/detail/on-order-event.ts";
import { readTicketsAgain } from "../features/tickets/tickets-key.ts";

/** What is new stands in the bell, and often in a ticket, too. */
function tellsNews(): void {
  void readNoticesAgain();
  void readTicketsAgain();
}

/** Hands what the server tells to the features that it concerns; answers how to stop. */
export function followEvents(): () => void {
  const onCartEvent = createOnCartEvent();
  return listenToEvents({
    onEvent: (event) => {
      // What is read from now on must be newer than what is told.
      askingAhead.end();
      if (event.kind === "cart") void onCartEvent(event);
      else if (event.kind === "order") onOrderEvent(event);
      else if (event.kind === "announcement") void readAnnouncementsAgain();
      else if (event.kind === "terms") askTermsWithNextPage();
      // Rights, days, ways and prices hang on the place: nothing of what is shown is sure any more.
      else if (event.kind === "place") void queryClient.invalidateQueries();
      else tellsNews();
    },
    // The stream begins with the cart's version; orders, messages and notices are asked about.
    onReopened: () => {
      void readOrdersAgain();
      void readAnnouncementsAgain();
      askTermsWithNextPage();
      tellsNews();
    },
  });
}
