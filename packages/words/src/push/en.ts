import type { Translation } from "../engine/texts.ts";
import type { texts as original } from "./cs.ts";

export const texts: Translation<typeof original> = {
  order: "Something new about order {subject}.",
  ticket: "Something new about ticket {subject}.",
  cart: "Your cart is waiting to be sent.",
  delivery: "Something new about your deliveries.",
  other: "Something new in the customer portal.",
  title: "Messages on this device",
  afterOrder: "Would you like to know when the order is on its way?",
  label: "Send messages to this device",
  hint: "A message only says what it is about. A tap shows the details in the portal.",
  on: "Messages to this device are on.",
  off: "Messages to this device are off.",
  denied: "The browser blocks messages from this portal. You can allow them in its settings for this page.",
  "not-installed":
    "On iPhone and iPad, messages come only to a portal added to the home screen: Share, Add to Home Screen.",
  unsupported: "This browser cannot receive messages. You will find everything in the notices.",
  failed: "The message setting could not be changed.",
};
