import { oneOf } from "@vycep/shell/list/list-address";
import { aCursor, deskAddress } from "../../../kit/desk-address.ts";

/** What of webhooks is shown. */
export const HOOK_SHOWS = ["deliveries", "failed", "addresses"] as const;

/** What is sought among customers' keys, and what of webhooks is shown from which place on, as the address says it (DLIST-01). */
export const keysAddress = deskAddress({
  filters: { hooks: oneOf(HOOK_SHOWS, "deliveries"), from: aCursor },
  sorts: ["newest"],
});
