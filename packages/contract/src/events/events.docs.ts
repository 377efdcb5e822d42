/** The stream of events as /docs tells it: each kind with an example of its data. */
import type { PortalEvent } from "./events.ts";

type EventDocs = { readonly description: string; readonly example: PortalEvent };

export const eventsDocs = {
  cart: {
    description:
      "The caller's cart is at this version now; told once when the stream begins, where there is a cart.",
    example: { kind: "cart", cartId: "q3mV8sZr0TnYx2LbWc5KdHg7JfPe1uAi", version: 7 },
  },
  order: {
    description:
      "An order of a place whose orders the caller may see is not as it was. `news` says what is new: moved, billed, priced or kept.",
    example: { kind: "order", orderNumber: "4700200001", state: "confirmed", news: "moved" },
  },
  notice: {
    description: "The caller's notices are not as they were: ask `notices/GetUnreadNotices`.",
    example: { kind: "notice" },
  },
  announcement: {
    description: "A message of the brewery came, changed or ended: ask `notices/GetAnnouncements`.",
    example: { kind: "announcement" },
  },
  place: {
    description:
      "A place of the caller's company, or the company, is not as it was: ask again what you keep of it.",
    example: { kind: "place" },
  },
  terms: {
    description:
      "New terms of use are in force: ask `users/GetUserInfoById` whether the caller has to agree to them.",
    example: { kind: "terms" },
  },
} as const satisfies { readonly [Kind in PortalEvent["kind"]]: EventDocs };
