import { deskAddress } from "../../../kit/desk-address.ts";

/** What is sought among customers' keys as the address says it (DLIST-01). */
export const keysAddress = deskAddress({ filters: {}, sorts: ["newest"] });
