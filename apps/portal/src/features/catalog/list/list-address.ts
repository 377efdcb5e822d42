/** What a list shows, as its address says it: `?q=lezak&package=bottle,keg&show=promo&sort=price&page=2`. */
export interface ListState {
  readonly q: string;
  /** Undefined is the order that was chosen last, by what is usual before that; by relevance while searching (CATALOG-10). */
  readonly sort: ListSort | undefined;
  /** What was chosen last in this browser; it stands in no address. */
  readonly remembered?: ListSort | undefined;
  readonly page: number;
  /** The dense order form for the keyboard, in place of the usual rows. */
  readonly isGrid: boolean;
  /** Only what the place usually buys, in the order form. */
  readonly isUsualOnly?: boolean | undefined;
  readonly filters: ListFilters;
}

export const LIST_SORTS = [
  "usual",
  "name",
  "name-desc",
  "price",
  "price-desc",
  "litre",
  "strength",
  "newest",
  "relevance",
] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** The filters in the order of the screen; `show` holds the flags and the promo (CATALOG-08). */
export const FILTER_NAMES = ["show", "category", "package", "brand", "volume"] as const;
export type FilterName = (typeof FILTER_NAMES)[number];
export type ListFilters = Readonly<Record<FilterName, readonly string[]>>;

export const SHOWN_FLAGS = ["favourites", "promo", "new", "sale", "recommended", "special", "last"] as const;
export type ShownFlag = (typeof SHOWN_FLAGS)[number];

type Search = Readonly<Record<string, string | undefined>>;

const noFilters: ListFilters = { show: [], category: [], package: [], brand: [], volume: [] };

/**
 * Reads the address; what makes no sense is left out, so that an old or cut-off link still shows a list.
 *
 * @example parseListState({ q: "lezak", package: "bottle,keg", page: "2" })
 */
export function parseListState(search: Search): ListState {
  const valuesOf = (name: FilterName) => [
    ...new Set((search[name] ?? "").split(",").filter((text) => text !== "")),
  ];
  const sort = LIST_SORTS.find((known) => known === search.sort);
  return {
    q: search.q ?? "",
    sort,
    page: /^[1-9]\d{0,3}$/.test(search.page ?? "") ? Number(search.page) : 1,
    isGrid: search.view === "grid",
    ...(search.view === "grid" && search.only === "usual" && { isUsualOnly: true }),
    filters: {
      show: SHOWN_FLAGS.filter((flag) => valuesOf("show").includes(flag)),
      category: valuesOf("category"),
      package: valuesOf("package"),
      brand: valuesOf("brand"),
      volume: valuesOf("volume"),
    },
  };
}

/** The parts of the address; what is as usual is left out, so that equal lists have equal addresses. */
export function printListState({
  q,
  sort,
  page,
  isGrid,
  isUsualOnly,
  filters,
}: ListState): Record<string, string> {
  const listed = FILTER_NAMES.map((name) => [name, filters[name].join(",")] as const);
  return Object.fromEntries(
    [
      ["q", q] as const,
      ...listed,
      ["sort", sort ?? ""] as const,
      ["view", isGrid ? "grid" : ""] as const,
      ["only", isGrid && isUsualOnly === true ? "usual" : ""] as const,
      ["page", page === 1 ? "" : String(page)] as const,
    ].filter(([, value]) => value !== ""),
  );
}

/** The same list from its first page on, with one value of a filter put in or taken out. */
export function withToggled(state: ListState, name: FilterName, value: string): ListState {
  const values = state.filters[name];
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return { ...state, page: 1, filters: { ...state.filters, [name]: next } };
}

export function withoutFilters(state: ListState): ListState {
  return { ...state, page: 1, isUsualOnly: undefined, filters: noFilters };
}

/** How many filters are on. */
export function filterCount({ filters, isUsualOnly }: ListState): number {
  return FILTER_NAMES.reduce((sum, name) => sum + filters[name].length, isUsualOnly === true ? 1 : 0);
}

/** What the order form shows at a glance: what the place buys, what it keeps, or everything. */
export const SHELVES = ["usual", "favourites", "all"] as const;
export type Shelf = (typeof SHELVES)[number];

export function shelfOf({ isUsualOnly, filters }: ListState): Shelf {
  if (isUsualOnly === true) return "usual";
  return filters.show.includes("favourites") ? "favourites" : "all";
}

/** The same list from its first page on, with another shelf; the other filters stay. */
export function onShelf(state: ListState, shelf: Shelf): ListState {
  const others = state.filters.show.filter((flag) => flag !== "favourites");
  const show = shelf === "favourites" ? ["favourites", ...others] : others;
  return {
    ...state,
    page: 1,
    isUsualOnly: shelf === "usual" ? true : undefined,
    filters: { ...state.filters, show },
  };
}

/** The order that holds: an order by relevance needs something to be relevant to. */
export function sortOf({ q, sort, remembered, isUsualOnly }: ListState): ListSort {
  if (isUsualOnly === true) return "usual";
  const isSearch = q.trim() !== "";
  if (sort !== undefined && (sort !== "relevance" || isSearch)) return sort;
  return isSearch ? "relevance" : (remembered ?? "usual");
}

/** The orders that can be chosen: by relevance only where something was searched for. */
export function sortsOf({ q }: ListState): readonly ListSort[] {
  return LIST_SORTS.filter((known) => q.trim() !== "" || known !== "relevance");
}
