import { oneOf } from "@vycep/shell/list/list-address";
import { deskAddress } from "../../kit/desk-address.ts";

export const CONTRACT_STANDINGS = ["valid", "ends_soon", "coming", "ended"] as const;

/** The list of contracts as its address says it (DLIST-01). */
export const contractsAddress = deskAddress({
  filters: { standing: oneOf(CONTRACT_STANDINGS) },
  sorts: ["end"],
});

export type ContractsState = ReturnType<typeof contractsAddress.parse>;
