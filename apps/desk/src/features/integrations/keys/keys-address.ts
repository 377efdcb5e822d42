import { oneOf } from "@vycep/shell/list/list-address";
import { deskAddress } from "../../../kit/desk-address.ts";

export const HOOK_SHOWS = ["deliveries", "failed", "addresses"] as const;

/** What is sought among customers' keys, and what of webhooks is shown, as the address says it (DLIST-01). */
export const keysAddress = deskAddress({
  filters: { hooks: oneOf(HOOK_SHOWS, "deliveries") },
  sorts: ["newest"],
});
