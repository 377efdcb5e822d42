import { deskAddress } from "../../kit/desk-address.ts";

/** Who calls, as the address of the page says it. */
export const callsAddress = deskAddress({ filters: {}, sorts: ["name"] });
