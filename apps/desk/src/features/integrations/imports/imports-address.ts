import { oneOf, type StateOf } from "@vycep/shell/list/list-address";
import { deskAddress } from "../../../kit/desk-address.ts";

/** What was brought in as its address says it (DLIST-01). */
export const importsAddress = deskAddress({ filters: {}, sorts: ["newest"] });

export const ROW_SHOWS = ["all", "refused", "changed", "created"] as const;

/** The rows of a file as their address says them. */
export const rowsAddress = deskAddress({ filters: { show: oneOf(ROW_SHOWS, "all") }, sorts: ["line"] });

export type RowsState = StateOf<typeof rowsAddress>;
