/** The stream of events as /docs tells it: each kind with an example of its data. */
import type { PortalEvent } from "./events.ts";

type Kind = PortalEvent["kind"];
type EventDocs<Event extends PortalEvent> = {
  readonly description: string;
  /** What each field of its data is. */
  readonly data: Readonly<Record<Exclude<keyof Event, "kind">, string>>;
  readonly example: PortalEvent;
};

export const eventsDocs = {
  cart: {
    description:
      "The caller's cart is at this version now; told once when the stream begins, where there is a cart.",
    data: {
      cartId: "Id of the cart, 32 letters and digits.",
      version: "Grows with each change of the cart: who has this one need not ask.",
    },
    example: { kind: "cart", cartId: "q3mV8sZr0TnYx2LbWc5KdHg7JfPe1uAi", version: 7 },
  },
  order: {
    description: "An order of a place whose orders the caller may see is not as it was.",
    data: {
      orderNumber: "Ten digits of the order.",
      state:
        "Its state now, also where something else is the news: received, confirmed, loaded, on-the-way, delivered, partially-delivered or cancelled.",
      news: "What is new: moved on; billed or credited in part; priced, for its prices are settled; kept above the customer's limit; changed by the brewery.",
    },
    example: { kind: "order", orderNumber: "4700200001", state: "confirmed", news: "moved" },
  },
  notice: {
    description: "The caller's notices are not as they were: ask `notices/GetUnreadNotices`.",
    data: {},
    example: { kind: "notice" },
  },
  announcement: {
    description: "A message of the brewery came, changed or ended: ask `notices/GetAnnouncements`.",
    data: {},
    example: { kind: "announcement" },
  },
  place: {
    description:
      "A place of the caller's company, or the company, its deliveries or its prices are not as they were: ask again what you keep of it.",
    data: {},
    example: { kind: "place" },
  },
  terms: {
    description:
      "New terms of use are in force: ask `users/GetUserInfoById` whether the caller has to agree to them.",
    data: {},
    example: { kind: "terms" },
  },
} as const satisfies { readonly [Each in Kind]: EventDocs<Extract<PortalEvent, { readonly kind: Each }>> };
