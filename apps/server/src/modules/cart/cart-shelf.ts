import type { CatalogProduct } from "@vycep/contract/catalog/catalog.codec";
import type { BySku, Sku } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Db } from "../../platform/db.ts";
import { type CartGoods, cartGoods, joinParts, productsBySku, skusInside } from "../catalog/catalog.facts.ts";
import type { ShipTo } from "../ship-to/ship-to.facts.ts";
import type { CartRecord } from "./cart.repo.ts";
import type { KeptFacts } from "./kept/kept-facts.ts";

/** The goods that a cart is priced and judged by, each loaded when first asked for and once. */
type CartShelf = {
  readonly goods: (skus: readonly Sku[]) => Promise<BySku<CartGoods>>;
  /** The same with all that the catalogue shows of them. */
  readonly products: (skus: readonly Sku[]) => Promise<ReadonlyMap<Sku, CatalogProduct>>;
  /** What `orderableUnitsIn` reads. */
  readonly units: () => Promise<unknown>;
};

type ShelfInput = {
  readonly db: Db;
  readonly cart: CartRecord;
  readonly day: LocalDate;
  readonly today: LocalDate;
  readonly kept: KeptFacts | undefined;
  readonly shipTo: () => Promise<ShipTo>;
};

export function cartShelf(input: ShelfInput): CartShelf {
  return input.kept ? shelfInMemory(input, input.kept) : readShelf(input);
}

/** Out of memory, but for goods of which each order changes how much is left: limited ones, and bundles. */
function shelfInMemory({ db, cart, day, today }: ShelfInput, kept: KeptFacts): CartShelf {
  const counted = new Map<Sku, CartGoods>();
  const goods = async (skus: readonly Sku[]) => {
    const { limited, shipTo } = await kept.place();
    const shared = await kept.shelf();
    await shared.load(skus);
    const asked = skus.filter(
      (sku) => !counted.has(sku) && (limited.has(sku) || shared.get(sku)?.bundle !== undefined),
    );
    if (asked.length > 0) {
      const { market, priceList } = shipTo;
      const at = { market, priceList, date: day, companyId: cart.companyId, shipToId: cart.shipToId };
      const found = await cartGoods(db, asked, { at, today });
      for (const [sku, product] of found.goods) counted.set(sku, product);
      await shared.load(skusInside(found.goods));
    }
    return { get: (sku: Sku) => counted.get(sku) ?? shared.get(sku) };
  };
  return {
    goods,
    units: async () => (await kept.place()).units,
    products: async (skus) => {
      const known = await goods(skus);
      const products = foundOf(known, skus);
      return joinParts(products, foundOf(known, skusInside(products)));
    },
  };
}

function foundOf(known: BySku<CartGoods>, skus: readonly Sku[]): ReadonlyMap<Sku, CartGoods> {
  return new Map(
    skus.flatMap((sku) => {
      const product = known.get(sku);
      return product ? [[sku, product] as const] : [];
    }),
  );
}

/** Read of the database, one after another: they share a connection when the cart is held. */
function readShelf({ db, cart, day, today, shipTo }: ShelfInput): CartShelf {
  const known = new Map<Sku, CartGoods>();
  const asked = new Set<Sku>();
  let units: unknown;
  let loading: Promise<void> | undefined;

  const load = async (skus: readonly Sku[]): Promise<void> => {
    const { market, priceList } = await shipTo();
    const at = { market, priceList, date: day, companyId: cart.companyId, shipToId: cart.shipToId };
    const found = await cartGoods(db, skus, { at, today });
    for (const [sku, product] of found.goods) known.set(sku, product);
    units = found.orderableUnits;
    // What bundles may hold is asked for once they are known; a bundle holds no bundles.
    const inside = skusInside(found.goods).filter((sku) => !asked.has(sku));
    for (const sku of inside) asked.add(sku);
    if (inside.length > 0) await load(inside);
  };
  const goods = async (skus: readonly Sku[]) => {
    const missing = skus.filter((sku) => !asked.has(sku));
    for (const sku of missing) asked.add(sku);
    if (missing.length > 0 || !loading) {
      const before = loading;
      loading = (async () => {
        await before;
        await load(missing);
      })();
    }
    await loading;
    return known;
  };
  return {
    goods,
    products: async (skus) => {
      const { market, priceList } = await shipTo();
      const { companyId, shipToId } = cart;
      return productsBySku(db, skus, { market, priceList, date: day, companyId, shipToId });
    },
    units: async () => {
      await goods([]);
      return units;
    },
  };
}
