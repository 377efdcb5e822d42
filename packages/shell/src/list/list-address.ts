/** Parts of an address, as the router hands them over. */
type Search = Readonly<Record<string, string | undefined>>;

/** One filter of a list, as its address says it. */
export interface AddressPart<Value> {
  /** What makes no sense is undefined. */
  readonly read: (text: string) => Value | undefined;
  /** While nobody has chosen; it stands in no address. */
  readonly usual: Value;
}

/** One of these words; without a usual one, none of them demands nothing. */
export function oneOf<const Word extends string>(words: readonly Word[]): AddressPart<Word | undefined>;
export function oneOf<const Word extends string>(words: readonly Word[], usual: Word): AddressPart<Word>;
export function oneOf(words: readonly string[], usual?: string): AddressPart<string | undefined> {
  return { read: (text) => words.find((word) => word === text), usual };
}

/** The id of anything, or none. */
export const anId: AddressPart<string | undefined> = {
  read: (text) => (/^\w{1,40}$/.test(text) ? text : undefined),
  usual: undefined,
};

type Parts = Readonly<Record<string, AddressPart<unknown>>>;
type ValuesOf<Described extends Parts> = { readonly [Name in keyof Described]: Described[Name]["usual"] };

/** What every list has: a search, a sort and a page. */
export interface ListBasics<Sort extends string = string> {
  readonly q: string;
  readonly sort: Sort;
  readonly page: number;
}

export type ListState<Described extends Parts, Sort extends string> = ValuesOf<Described> & ListBasics<Sort>;

type ColumnOf<Sort extends string> = Sort extends `${infer Column}-desc` ? Column : Sort;

export interface SortParts<Column extends string = string> {
  readonly key: Column;
  readonly direction: "ascending" | "descending";
}

/** What a list shows, read out of its address and printed into it. */
export interface ListAddress<State extends ListBasics> {
  /** The list as it opens. */
  readonly usual: State;
  readonly sorts: readonly State["sort"][];
  /** What makes no sense is left out, so that an old or cut-off link still shows a list. */
  readonly parse: (search: Search) => State;
  /** The query of the address; what is as usual is left out, so that equal lists have equal addresses. */
  readonly print: (state: State) => string;
  /** How many filters are on; the search is none of them. */
  readonly countFilters: (state: State) => number;
  /** Whether anything narrows the list besides what it opens with. */
  readonly isNarrowed: (state: State) => boolean;
  /** The column and direction of a sort. */
  readonly sortParts: (sort: State["sort"]) => SortParts<ColumnOf<State["sort"]>>;
  /** The sort of a column and direction; a column that cannot be sorted by leaves the usual one. */
  readonly sortOf: (parts: SortParts) => State["sort"];
}

export type StateOf<Address> = Address extends ListAddress<infer State> ? State : never;

const longestSearch = 80;

/**
 * Describes the address of a list: its filters by name, and its sorts, of which the first is the usual one.
 *
 * @example listAddress({ filters: { shipTo: anId }, sorts: ["saved-desc", "saved"] }).parse({ q: "lezak", page: "2" })
 *   // { q: "lezak", shipTo: undefined, sort: "saved-desc", page: 2 }
 */
export function listAddress<Described extends Parts, const Sort extends string>({
  filters,
  sorts,
}: {
  readonly filters: Described;
  readonly sorts: readonly [Sort, ...Sort[]];
}): ListAddress<ListState<Described, Sort>> {
  const names = Object.keys(filters);
  const filtersOf = (search: Search) =>
    Object.fromEntries(
      Object.entries(filters).map(([name, { read, usual }]) => [name, read(search[name] ?? "") ?? usual]),
    ) as ValuesOf<Described>;
  const usual = { ...filtersOf({}), q: "", sort: sorts[0], page: 1 };
  const countFilters = (state: ListState<Described, Sort>) =>
    names.filter((name) => state[name] !== usual[name]).length;
  return {
    usual,
    sorts,
    parse: (search) => ({
      ...filtersOf(search),
      q: (search.q ?? "").slice(0, longestSearch),
      sort: sorts.find((known) => known === search.sort) ?? usual.sort,
      page: /^[1-9]\d{0,3}$/.test(search.page ?? "") ? Number(search.page) : 1,
    }),
    print(state) {
      const params = new URLSearchParams();
      for (const name of ["q", ...names, "sort", "page"]) {
        const value = state[name];
        if (value !== undefined && value !== usual[name]) params.set(name, String(value));
      }
      const text = params.toString();
      return text === "" ? "" : `?${text}`;
    },
    countFilters,
    isNarrowed: (state) => countFilters(state) > 0 || state.q.trim() !== "",
    sortParts: (sort) => ({
      key: sort.replace(/-desc$/u, "") as ColumnOf<Sort>,
      direction: sort.endsWith("-desc") ? "descending" : "ascending",
    }),
    sortOf({ key, direction }) {
      const wanted = direction === "descending" ? `${key}-desc` : key;
      return sorts.find((sort) => sort === wanted) ?? usual.sort;
    },
  };
}
