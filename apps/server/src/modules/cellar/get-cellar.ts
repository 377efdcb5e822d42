import type { Deps } from "../../platform/deps.ts";
import type { Cellar, QueryCellarArgs } from "../../platform/graphql.gen.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { orderingPlace, placeRefused, requirePermission } from "../access/access.facts.ts";
import { findCellar } from "./cellar.repo.ts";

/** Older counts say nothing of today's cellar. */
const daysThatTell = 90;

/** What stands where at a place where the caller orders, and what was counted there last, by whomever (B12, D51). One statement. */
export async function getCellar(
  { db, clock }: Deps,
  context: RequestContext,
  { ship_to_id: asked }: QueryCellarArgs,
): Promise<Cellar> {
  const actor = await context.actor();
  requirePermission(actor, "Catalogue");
  const place = orderingPlace(actor, asked);
  if (!place.ok) throw placeRefused(place.refusal.kind, context.language);
  const since = new Date(clock.instant().getTime() - daysThatTell * 86_400_000);
  return { ship_to_id: place.value.shipToId, goods: [...(await findCellar(db, place.value, since))] };
}
