import type { Tx } from "../../platform/db.ts";
import { newTicket, ticketCookie } from "./passwords/sign-in-ticket.ts";

/** The cookie that lets a browser in once as somebody, in whose name a purchasing system sends it. */
export async function ticketOfVisitor(
  tx: Tx,
  { uid, now, origin }: { readonly uid: string; readonly now: Date; readonly origin: string },
): Promise<string> {
  return ticketCookie(origin, await newTicket(tx, { uid, now, provesPerson: false }));
}
