import {
  type AddressPart,
  type ListAddress,
  type ListState,
  listAddress,
  type SortParts,
} from "@vycep/shell/list/list-address";
import { useListAddress } from "@vycep/shell/list/use-list-address";

/** Behind which row the page begins, as the page before said; the first page has none. */
export const aCursor: AddressPart<string | undefined> = {
  read: (text) => (/^[\w.~:+=/-]{1,400}$/.test(text) ? text : undefined),
  usual: undefined,
};

/** Any number that a link bears; the API knows them. */
export const aNumber: AddressPart<string | undefined> = {
  read: (text) => (/^[\w-]{1,40}$/.test(text) ? text : undefined),
  usual: undefined,
};

type Parts = Readonly<Record<string, AddressPart<unknown>>>;

/** What the address of a list of the desk holds: its filters, search, sort and place (DLIST-01). */
export type DeskListState<Described extends Parts, Sort extends string> = ListState<
  Described & { readonly after: typeof aCursor },
  Sort
>;

/**
 * Describes the address of a list of the desk: its filters by name, and its sorts, of which the first is the usual one.
 *
 * @example deskAddress({ filters: { state: oneOf(["received"]) }, sorts: ["delivery-desc"] })
 */
export function deskAddress<Described extends Parts, const Sort extends string>({
  filters,
  sorts,
}: {
  readonly filters: Described;
  readonly sorts: readonly [Sort, ...Sort[]];
}): ListAddress<DeskListState<Described, Sort>> {
  const address = listAddress({ filters: { ...filters, after: aCursor }, sorts });
  const anyPlace = (state: DeskListState<Described, Sort>) => ({ ...state, after: undefined });
  return {
    ...address,
    // Where in the list somebody is narrows nothing.
    countFilters: (state) => address.countFilters(anyPlace(state)),
    isNarrowed: (state) => address.isNarrowed(anyPlace(state)),
  };
}

/** A list of the desk in the hands of who looks at it. */
export interface DeskList<State> {
  readonly state: State;
  /** Takes changed parts into the address, which begins at the first page again; typing adds nothing to the browser's history. */
  readonly change: (parts: Partial<State>, isTyping?: boolean) => void;
  /** Takes off every filter and the search. */
  readonly clear: () => void;
  readonly isNarrowed: boolean;
  readonly sort: SortParts;
  readonly onSort: (sort: SortParts) => void;
  /** What the list looks for, as its address says it: without the place in it. */
  readonly query: string;
  /** The same list from another place on; undefined is its beginning. */
  readonly hrefAfter: (cursor: string | undefined) => string;
}

/** What the address of the page says about a list, and how it changes. */
export function useDeskList<Described extends Parts, Sort extends string>(
  address: ListAddress<DeskListState<Described, Sort>>,
  path: string,
): DeskList<DeskListState<Described, Sort>> {
  type State = DeskListState<Described, Sort>;
  const list = useListAddress(address, path);
  const { state } = list;
  const change = (parts: Partial<State>, isTyping?: boolean) =>
    list.change({ ...state, after: undefined, ...parts }, isTyping);
  return {
    state,
    change,
    clear: list.clear,
    isNarrowed: address.isNarrowed(state),
    sort: list.sort,
    onSort: (sort) => list.change({ ...state, after: undefined, sort: address.sortOf(sort) }),
    query: address.print({ ...state, after: undefined }),
    hrefAfter: (after) => path + address.print({ ...state, after }),
  };
}
