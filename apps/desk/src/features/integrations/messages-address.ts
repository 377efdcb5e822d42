import { oneOf, type StateOf } from "@vycep/shell/list/list-address";
import { deskAddress } from "../../kit/desk-address.ts";

export const MESSAGE_STANDINGS = ["open", "taken", "set_aside"] as const;

/** The queue to the ERP as its address says it (DLIST-01). */
export const messagesAddress = deskAddress({
  filters: { standing: oneOf(MESSAGE_STANDINGS, "open") },
  sorts: ["at-desc"],
});

export type MessagesState = StateOf<typeof messagesAddress>;
