import { oneOf, type StateOf } from "@vycep/shell/list/list-address";
import { deskAddress } from "../../kit/desk-address.ts";

/** The changes of deliveries as their address says it (DLIST-01). */
export const changesAddress = deskAddress({
  filters: { standing: oneOf(["ahead", "past"]) },
  sorts: ["day-asc"],
});

export type ChangesState = StateOf<typeof changesAddress>;
