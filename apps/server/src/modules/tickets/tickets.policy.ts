import type { ShipToId } from "@vycep/domain/kernel/ids";
import type { Language } from "@vycep/domain/market/language";
import { say } from "@vycep/words/engine/sentence";
import { shipToMessages } from "@vycep/words/ship-to/answers";
import { ticketMessages } from "@vycep/words/tickets/answers";
import { type AppError, forbidden, notFound } from "../../platform/errors.ts";
import type { Actor } from "../../platform/session.ts";
import { ownPlace, type Place, placesOf, requirePermission } from "../access/access.facts.ts";

/** The places whose tickets somebody sees: all where they hold Support (D41); a refusal where that is none. */
export function supportedPlaces(actor: Actor): readonly ShipToId[] {
  requirePermission(actor, "Support");
  return placesOf(actor)
    .filter(({ permissions }) => permissions.includes("Support"))
    .map(({ shipToId }) => shipToId);
}

/** The place that a ticket is opened for; a foreign one is as unknown as one that does not exist (C16). */
export function placeToAskFor(actor: Actor, shipToId: string, language: Language): Place {
  const place = ownPlace(actor, shipToId);
  if (place === undefined) {
    throw notFound("ship-to-not-found", say(shipToMessages["ship-to-not-found"], language));
  }
  if (!place.permissions.includes("Support")) throw forbidden("Support");
  return place;
}

/** A ticket that does not exist, or is somebody else's. */
export function noSuchTicket(language: Language): AppError {
  return notFound("ticket-not-found", say(ticketMessages["ticket-not-found"], language));
}
