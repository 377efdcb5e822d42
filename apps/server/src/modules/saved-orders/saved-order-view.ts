import type { CatalogProduct } from "@vycep/contract/catalog/catalog.codec";
import { encodeSavedOrder, encodeSavedOrderItem } from "@vycep/contract/saved-orders/saved-orders.codec";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Market } from "@vycep/domain/market/market";
import type { Db } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import type { SavedOrder, SavedOrderItem } from "../../platform/graphql.gen.ts";
import { lazy } from "../../platform/lazy.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { productAnswer, productsBySku } from "../catalog/catalog.facts.ts";
import { type ShipTo, shipTosById } from "../ship-to/ship-to.facts.ts";
import { linesOfSavedOrders, type SavedLineRecord, type SavedOrderRecord } from "./saved-orders.repo.ts";

type Language = RequestContext["language"];
type Goods = ReadonlyMap<string, CatalogProduct>;

/** One saved order that is being answered; what several need is loaded for all of them at once (no N+1). */
type SavedOrderView = {
  readonly saved: SavedOrderRecord;
  readonly language: Language;
  readonly today: LocalDate;
  readonly lines: () => Promise<readonly SavedLineRecord[]>;
  /** Where it goes: the place's name and address, and the company that pays. */
  readonly shipTo: () => Promise<ShipTo | undefined>;
  /** What the catalogue knows today of the goods of the page; without prices. */
  readonly goods: () => Promise<Goods>;
};

/** A saved order and a line of it as GraphQL answers them: plain fields, and what the heavier ones are made of. */
export type SavedOrderAnswer = Partial<SavedOrder> & { readonly view: SavedOrderView };
export type SavedOrderItemAnswer = Partial<SavedOrderItem> & {
  readonly line: SavedLineRecord;
  readonly view: SavedOrderView;
};

declare module "../../platform/graphql-parents.ts" {
  interface Parents {
    readonly SavedOrder: SavedOrderAnswer;
    readonly SavedOrderItem: SavedOrderItemAnswer;
  }
}

/** Saved orders as GraphQL answers them: their own row at once, everything else when a resolver asks for it. */
export function answerSavedOrders(
  { db, clock }: Pick<Deps, "clock"> & { readonly db: Db },
  orders: readonly SavedOrderRecord[],
  language: Language,
): SavedOrderAnswer[] {
  const today = clock.now().date;
  const lines = lazy(async () => {
    const found = await linesOfSavedOrders(
      db,
      orders.map(({ id }) => id),
    );
    return Map.groupBy(found, ({ savedOrderId }) => savedOrderId);
  });
  const shipTos = lazy(() =>
    shipTosById(
      db,
      orders.map(({ shipToId }) => shipToId),
    ),
  );
  const goods = lazy(async () => {
    const known = await lines();
    const found = new Map<Market, Goods>();
    for (const [market, ofMarket] of Map.groupBy(orders, (saved) => saved.market)) {
      const skus = new Set(ofMarket.flatMap(({ id }) => known.get(id) ?? []).map(({ sku }) => sku));
      found.set(market, await productsBySku(db, [...skus], { market, date: today, priceList: null }));
    }
    return found;
  });
  return orders.map((saved) => {
    const view: SavedOrderView = {
      saved,
      language,
      today,
      lines: async () => (await lines()).get(saved.id) ?? [],
      shipTo: async () => (await shipTos()).get(saved.shipToId),
      goods: async () => (await goods()).get(saved.market) ?? new Map(),
    };
    return { ...encodeSavedOrder(saved), view };
  });
}

/** A single one. */
export function answerSavedOrder(
  deps: Pick<Deps, "clock"> & { readonly db: Db },
  saved: SavedOrderRecord,
  language: Language,
): SavedOrderAnswer {
  const [answer] = answerSavedOrders(deps, [saved], language);
  if (!answer) throw new Error("a saved order was answered by nothing");
  return answer;
}

export async function itemsOf(view: SavedOrderView): Promise<SavedOrderItemAnswer[]> {
  return (await view.lines()).map((line) => ({
    ...encodeSavedOrderItem(line, view.saved.currency, view.language),
    line,
    view,
  }));
}

/** The product itself, as something that was saved: it says nothing about buying it now. */
export async function productOfItem({ line, view }: SavedOrderItemAnswer) {
  const { saved, language, today, goods } = view;
  const product = (await goods()).get(line.sku);
  if (!product) return null;
  const offer = { date: today, method: undefined, currency: null, configuredUnits: [], refusal: undefined };
  return productAnswer(product, { ...offer, market: saved.market }, language);
}
