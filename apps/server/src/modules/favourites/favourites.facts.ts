import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { findSkus, keeps } from "./favourites.repo.ts";

/** Pieces of SQL that the wiring hands to nouns which may not know favourites. */
export const favouritesInSql = { isFavourite: keeps } as const;

const kept = new WeakMap<RequestContext, Promise<ReadonlySet<string>>>();

/** The numbers of the asker's favourites: one statement for all fields of a request (CART-03). */
export function favouriteSkus(
  { db }: Pick<Deps, "db">,
  context: RequestContext,
): Promise<ReadonlySet<string>> {
  const known = kept.get(context) ?? load(db, context);
  kept.set(context, known);
  return known;
}

async function load(db: Deps["db"], context: RequestContext): Promise<ReadonlySet<string>> {
  const actor = await context.actor();
  return new Set(await findSkus(db, actor.uid));
}
