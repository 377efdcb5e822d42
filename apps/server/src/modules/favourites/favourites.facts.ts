import type { Deps } from "../../platform/deps.ts";
import { perRequest } from "../../platform/per-request.ts";
import { findSkus, keeps } from "./favourites.repo.ts";

/** Pieces of SQL that the wiring hands to nouns which may not know favourites. */
export const favouritesInSql = { isFavourite: keeps } as const;

/** The numbers of the asker's favourites: one statement for all fields of a request (CART-03). */
export const favouriteSkus = perRequest(
  async ({ db }: Pick<Deps, "db">, context): Promise<ReadonlySet<string>> => {
    const actor = await context.actor();
    return new Set(await findSkus(db, actor.uid));
  },
);
