import type { Permission } from "@vycep/domain/access/permission";
import { type CompanyId, parseShipToId } from "@vycep/domain/kernel/ids";
import { type Result, refused } from "@vycep/domain/kernel/result";
import type { Language } from "@vycep/domain/market/language";
import { type Country, type Market, marketOf, parseCountry } from "@vycep/domain/market/market";
import {
  firstShipTo,
  judgeShipTo,
  type ShipToAccess,
  type ShipToRefusal,
} from "@vycep/domain/ship-to/selectable";
import { say } from "@vycep/words/engine/sentence";
import { shipToMessages } from "@vycep/words/ship-to/answers";
import { AppError, forbidden, notFound } from "../../platform/errors.ts";
import type { Actor, ActorShipTo } from "../../platform/session.ts";

/** One place of the actor as the ordering rules see it, with the role held there. */
export type Place = ShipToAccess & {
  readonly companyId: CompanyId;
  readonly customerType: string | undefined;
  readonly roleName: string;
};

/** All places of the actor, in the order of the permission schema. */
export function placesOf(actor: Actor): readonly Place[] {
  return actor.shipTos.map(placeOf);
}

/** The actor must hold the permission at one place at least (PERM-17); else a refusal. */
export function requirePermission(actor: Actor, permission: Permission): void {
  if (!actor.permissions.has(permission)) throw forbidden(permission);
}

/** The actor's own entry of a place; a foreign one is as unknown as one that does not exist (C16). */
export function ownPlace(actor: Pick<Actor, "shipTos">, shipToId: string): Place | undefined {
  const entry = actor.shipTos.find((shipTo) => shipTo.shipToId === shipToId);
  return entry && placeOf(entry);
}

/**
 * The place to order for: the one asked for, if the actor may order there (SHIPTO-11, SHIPTO-12, PERM-09);
 * without one the actor's default or the first that is offered (OP-72). The union of permissions never counts here.
 */
export function orderingPlace(actor: Actor, askedId: string | undefined): Result<Place, ShipToRefusal> {
  const places = placesOf(actor);
  const asked = askedId === undefined ? firstPlace(actor, places)?.shipToId : parseShipToId(askedId);
  return asked === undefined ? refused({ kind: "ship-to-unknown" }) : judgeShipTo(places, asked);
}

/** What keeps the actor from ordering for a place; nothing when the actor may. SHIPTO-11, SHIPTO-12. */
export function whyNotOrderAt(actor: Actor, shipToId: string): ShipToRefusal | undefined {
  const place = orderingPlace(actor, shipToId);
  return place.ok ? undefined : place.refusal;
}

/**
 * Ordering needs the permission Catalogue at the very place (C14): that a place is suspended is for the rules to say,
 * with everything else.
 */
export function requireOrderingAt(actor: Actor, shipToId: string): void {
  if (!ownPlace(actor, shipToId)?.permissions.includes("Catalogue")) throw forbidden("Catalogue");
}

/** The error that a call about one place ends with when the actor may not order there. */
export function placeRefused(kind: ShipToRefusal["kind"], language: Language): AppError {
  switch (kind) {
    case "ship-to-unknown":
      return notFound("ship-to-not-found", say(shipToMessages["ship-to-not-found"], language));
    case "ship-to-without-catalogue":
      return forbidden("Catalogue");
    case "ship-to-suspended":
      return new AppError("conflict", {
        code: "ship-to-suspended",
        message: say(shipToMessages["ship-to-suspended"], language),
      });
  }
}

/** The market of somebody without a place to order for: by country, Czech when that is empty (SESSION-24, OP-91). */
export function homeMarket(actor: Actor): Market {
  const country: Country | undefined = parseCountry(actor.country ?? "");
  return marketOf(country);
}

function firstPlace(actor: Actor, accesses: readonly Place[]): Place | undefined {
  return firstShipTo({ accesses, preset: actor.defaultShipToId });
}

function placeOf(entry: ActorShipTo): Place {
  return {
    shipToId: entry.shipToId,
    companyId: entry.companyId,
    status: entry.status,
    permissions: [...entry.permissions],
    customerType: entry.customerType,
    roleName: entry.roleName,
  };
}
