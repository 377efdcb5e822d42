import type { ProductPage } from "./use-products.ts";

export type ListedProduct = NonNullable<NonNullable<ProductPage["items"]>[number]>;
export type UsualProduct = NonNullable<ProductPage["usual"]>[number];

/** One beer of the list: its packagings side by side. */
export interface BeerView {
  readonly key: string;
  readonly products: readonly ListedProduct[];
  /** Numbers of the packagings that are shown when somebody asks for them. */
  readonly others: readonly string[];
  /** What the place usually buys of it, by number. */
  readonly usual: ReadonlyMap<string, UsualProduct>;
  /** It stands among the usual: bought, or kept as a favourite. */
  readonly isUsual: boolean;
  /** Days from one time to the next of what comes most often; undefined where it is not bought. */
  readonly everyDays: number | undefined;
}

/** The beers of a page, in its order; goods that no beer names stand alone. */
export function beersOf({ items, beers, usual }: ProductPage): readonly BeerView[] {
  const products = (items ?? []).filter((product) => product !== null);
  const bySku = new Map(products.map((product) => [product.sku ?? "", product]));
  const habits = new Map((usual ?? []).map((habit) => [habit.sku, habit]));
  const groups = beers ?? products.map(({ sku }) => ({ key: sku ?? "", skus: [sku ?? ""], others: [] }));
  return groups.map(({ key, skus, others }) => {
    const shown = skus.flatMap((sku) => bySku.get(sku) ?? []);
    const own = skus.flatMap((sku) => habits.get(sku) ?? []);
    return {
      key,
      products: shown,
      others,
      usual: new Map(own.map((habit) => [habit.sku, habit])),
      isUsual: own.length > 0 || shown.some(({ favourites }) => favourites === 1),
      everyDays: own.length === 0 ? undefined : Math.min(...own.map(({ every_days: days }) => days)),
    };
  });
}

/** Whether it stands among the usual. */
export function isUsualBeer({ isUsual }: BeerView): boolean {
  return isUsual;
}

/** How often something comes, in the words that a customer would use. */
export type Often = { readonly per: "day" | "week"; readonly count: number };

/** Days between two times as a rhythm: fewer than six are days, the rest are weeks. @example oftenOf(8).per // "week" */
export function oftenOf(everyDays: number): Often {
  if (everyDays < 6) return { per: "day", count: Math.max(1, everyDays) };
  return { per: "week", count: Math.round(everyDays / 7) };
}
