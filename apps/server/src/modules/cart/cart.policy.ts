import { parseShipToId } from "@vycep/domain/kernel/ids";
import { firstShipTo, judgeShipTo, type ShipToRefusal } from "@vycep/domain/ship-to/selectable";
import { choiceSentences } from "@vycep/words/cart/answers";
import { AppError, forbidden } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { Actor } from "../../platform/session.ts";
import { ownPlace, type Place, placesOf, requirePermission } from "../access/access.facts.ts";

type Language = RequestContext["language"];

/** Carts are for those who may order somewhere; where exactly, each operation asks for its own ship-to (C14). */
export function requireCartUser(actor: Actor): void {
  requirePermission(actor, "Catalogue");
}

/** What keeps the actor from ordering for a ship-to; nothing when the actor may. SHIPTO-11, SHIPTO-12. */
export function whyNotOrderFor(actor: Actor, shipToId: string): ShipToRefusal | undefined {
  const id = parseShipToId(shipToId);
  const verdict = id === undefined ? undefined : judgeShipTo(placesOf(actor), id);
  if (!verdict) return { kind: "ship-to-unknown" };
  return verdict.ok ? undefined : verdict.refusal;
}

/** Adding and changing goods is ordering; a right taken away or a suspended ship-to ends it at once. */
export function requireOrderFor(actor: Actor, shipToId: string, language: Language): void {
  requireRightFor(actor, shipToId);
  if (whyNotOrderFor(actor, shipToId)?.kind !== "ship-to-suspended") return;
  const message = choiceSentences["ship-to-suspended"][language];
  throw new AppError("forbidden", { code: "ship-to-suspended", message });
}

/** The permission alone: that a place is suspended is for the rules to say, with everything else. */
export function requireRightFor(actor: Actor, shipToId: string): void {
  if (!ownPlace(actor, shipToId)?.permissions.includes("Catalogue")) throw forbidden("Catalogue");
}

/** Whether the place is still one of the actor's, whatever may be done there. */
export function isOwnPlace(actor: Actor, shipToId: string): boolean {
  return ownPlace(actor, shipToId) !== undefined;
}

/** The place a new cart begins with: the one asked for when it may be ordered for, else the first that may. */
export function placeForNewCart(actor: Actor, wanted: string | undefined): Place | undefined {
  return firstShipTo({
    accesses: placesOf(actor),
    stored: wanted === undefined ? undefined : parseShipToId(wanted),
  });
}
