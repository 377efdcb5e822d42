import type { ShipToId } from "@vycep/domain/kernel/ids";
import type { Language } from "@vycep/domain/market/language";
import { say } from "@vycep/words/engine/sentence";
import { orderNotFound } from "@vycep/words/saved-orders/answers";
import type { Db } from "../../platform/db.ts";
import { notFound } from "../../platform/errors.ts";
import type { Actor } from "../../platform/session.ts";
import { placesOf, requirePermission } from "../access/access.facts.ts";
import { type ClaimableOrder, claimableOrder } from "../orders/claimable-order.facts.ts";

/** A claim is a ticket: it is for those who hold Support at the place (D41). */
export function claimPlaces(actor: Actor): readonly ShipToId[] {
  requirePermission(actor, "Support");
  return placesOf(actor)
    .filter(({ permissions }) => permissions.includes("Support"))
    .map(({ shipToId }) => shipToId);
}

/** An order of these places; a foreign one is as unknown as one that does not exist (C16). */
export async function wantedOrder(
  db: Db,
  {
    actor,
    number,
    language,
  }: { readonly actor: Actor; readonly number: string; readonly language: Language },
): Promise<ClaimableOrder> {
  const order = await claimableOrder(db, number, claimPlaces(actor));
  if (order === undefined) throw notFound("no-such-order", say(orderNotFound, language, { number }));
  return order;
}
