import { parseShipToId, type ShipToId } from "@vycep/domain/kernel/ids";
import { firstShipTo } from "@vycep/domain/ship-to/selectable";
import { choiceSentences } from "@vycep/words/cart/answers";
import { AppError } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { Actor } from "../../platform/session.ts";
import {
  ownPlace,
  type Place,
  placesOf,
  requireOrderingAt,
  requirePermission,
  whyNotOrderAt,
} from "../access/access.facts.ts";

type Language = RequestContext["language"];

/** Carts are for those who may order somewhere; where exactly, each operation asks for its own ship-to (C14). */
export function requireCartUser(actor: Actor): void {
  requirePermission(actor, "Catalogue");
}

/** Adding and changing goods is ordering; a right taken away or a suspended ship-to ends it at once. */
export function requireOrderFor(actor: Actor, shipToId: ShipToId, language: Language): void {
  requireOrderingAt(actor, shipToId);
  if (whyNotOrderAt(actor, shipToId)?.kind !== "ship-to-suspended") return;
  const message = choiceSentences["ship-to-suspended"][language];
  throw new AppError("forbidden", { code: "ship-to-suspended", message });
}

/** Whether the place is still one of the actor's, whatever may be done there. */
export function isOwnPlace(actor: Actor, shipToId: ShipToId): boolean {
  return ownPlace(actor, shipToId) !== undefined;
}

/** The place a new cart begins with: the one asked for when it may be ordered for, else the first that may. */
export function placeForNewCart(actor: Actor, wanted: string | undefined): Place | undefined {
  return firstShipTo({
    accesses: placesOf(actor),
    stored: wanted === undefined ? undefined : parseShipToId(wanted),
  });
}
