import type { ProductFilter } from "@vycep/contract/catalog/product-filter.codec";
import type { SearchPlan } from "@vycep/domain/catalog/search-plan";
import { soughtWords } from "@vycep/domain/catalog/sought-words";
import type { UsualGoods } from "@vycep/domain/catalog/usual-first";
import type { ShipToId, Sku } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { ShippingMethod } from "@vycep/domain/transport/method";
import type { RawBuilder } from "kysely";
import type { Db } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Actor } from "../../platform/session.ts";
import type { CatalogView } from "./catalog-view.ts";
import { findAskersGoods } from "./range/askers-goods.repo.ts";
import { dependsOnAsker } from "./range/known-choices.ts";
import type { ListSort } from "./range/sort-goods.ts";

/** Whether a company ordered a product before, as a condition; orders know, and the wiring brings it. */
export type BoughtBefore = (companyId: string, sku: RawBuilder<unknown>) => RawBuilder<unknown>;

/** The numbers of a user's favourites, as a JSON list; favourites know, and the wiring brings it. */
export type FavouritesOf = (actor: Actor) => RawBuilder<readonly string[]>;

type PlaceAndDay = {
  readonly shipToId: ShipToId;
  readonly state: string | null;
  readonly method: ShippingMethod;
  readonly day: LocalDate;
};

/** What a place usually buys, out of memory, by the state that a statement has named; suggestions know, and the wiring brings it. */
export type HabitsOfPlaces = {
  readonly state: (shipToId: string) => RawBuilder<string | null>;
  readonly usualGoods: (db: Db, asked: PlaceAndDay) => Promise<ReadonlyMap<Sku, UsualGoods>>;
};

export type ProductsDeps = Deps & {
  readonly boughtBefore: BoughtBefore;
  readonly favouritesOf: FavouritesOf;
  readonly habits: HabitsOfPlaces;
};

export type Question = {
  readonly filter: ProductFilter;
  readonly plan: SearchPlan | undefined;
  readonly sort: ListSort;
  readonly wantsFacets: boolean;
  readonly wantsUsual: boolean;
};

const nobody = { favourites: new Set<string>(), promos: new Set<string>(), bought: new Set<string>() };
const nothingUsual: ReadonlyMap<Sku, UsualGoods> = new Map();

/** What the question needs of the asker, and its words folded; no statement where it needs nothing. */
export async function askersGoods(
  deps: ProductsDeps,
  view: CatalogView,
  { filter, plan, sort, wantsFacets, wantsUsual }: Question,
) {
  const { flags, namePart, boughtBefore, netFromMinor, netToMinor } = filter;
  const words = [
    ...(plan?.words.map(({ text }) => text) ?? []),
    ...(namePart === undefined ? [] : [namePart]),
  ];
  if (!wantsFacets && !wantsUsual && words.length === 0 && !dependsOnAsker({ filter, sort })) {
    const askers = { ...nobody, charged: new Map<string, number>() };
    return { filter, search: undefined, askers, usual: nothingUsual };
  }
  const habitsAt = wantsUsual ? placeOf(view) : undefined;
  const found = await findAskersGoods(deps.reads, {
    at: view.at,
    words,
    favourites: deps.favouritesOf(view.actor),
    wantsPromos: wantsFacets || flags.promo !== undefined,
    wantsPrices:
      sort.key === "price" ||
      sort.key === "litre_price" ||
      netFromMinor !== undefined ||
      netToMinor !== undefined,
    boughtBefore:
      boughtBefore === undefined ? undefined : (sku) => deps.boughtBefore(view.shipTo?.payer.id ?? "", sku),
    habits: habitsAt && deps.habits.state(habitsAt.shipToId),
  });
  const folded = namePart === undefined ? undefined : found.words.at(-1);
  return {
    filter: folded === undefined ? filter : { ...filter, namePart: folded },
    search: plan && soughtWords(plan, { folded: found.words, synonyms: view.range.synonyms }),
    askers: {
      favourites: new Set(found.favourites),
      promos: new Set(found.promos),
      bought: new Set(found.bought),
      charged: new Map(found.charged),
    },
    usual: habitsAt
      ? await deps.habits.usualGoods(deps.db, { ...habitsAt, state: found.habits })
      : nothingUsual,
  };
}

function placeOf({ shipTo, method, date }: CatalogView) {
  return shipTo && method && { shipToId: shipTo.facts.id, method, day: date };
}
