import { deskAddress } from "../../../kit/desk-address.ts";

/** What was taken along as its address says it (DLIST-01). */
export const exportsAddress = deskAddress({ filters: {}, sorts: ["newest"] });
