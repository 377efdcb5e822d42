import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Db } from "../../../platform/db.ts";
import { lazy } from "../../../platform/lazy.ts";
import { type KeptShelf, keptShelf } from "../../catalog/kept-goods.facts.ts";
import type { CartRecord } from "../cart.repo.ts";
import { type PlaceFacts, placeFacts } from "../kept-place.facts.ts";

export type KeptFacts = {
  readonly place: () => Promise<PlaceFacts>;
  /** Goods without what each order changes. */
  readonly shelf: () => Promise<KeptShelf>;
};

type Days = { readonly day: LocalDate; readonly today: LocalDate };

/**
 * What a cart is judged by, out of memory (decision 0221); nothing in a transaction, where everything is read anew (C13),
 * and nothing for a cart that was given another company's place since the states of its facts were read.
 */
export function keptFacts(db: Db, cart: CartRecord, days: Days): KeptFacts | undefined {
  const { id, states, companyId, shipToId } = cart;
  if (db.isTransaction || !states || states.companyId !== companyId) return;
  const place = async () => {
    const found = await placeFacts(db, shipToId, { ...days, states });
    if (!found) throw new Error(`the ship-to of cart ${id} does not exist`);
    return found;
  };
  return {
    place,
    shelf: lazy(async () => {
      const { market, priceList } = (await place()).shipTo;
      return keptShelf(db, { market, priceList, date: days.day, ...states });
    }),
  };
}
