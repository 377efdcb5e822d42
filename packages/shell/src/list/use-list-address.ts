import { useNavigate, useSearch } from "@tanstack/react-router";
import type { ListAddress, ListBasics, SortParts } from "./list-address.ts";

/** A list in the hands of who looks at it. */
export interface ListInHand<State extends ListBasics> {
  readonly address: ListAddress<State>;
  readonly state: State;
  /**
   * Takes changed parts into the address; any change begins at the first page again. Typing replaces the entry of the
   * browser's history, choosing adds one.
   */
  readonly change: (parts: Partial<State>, isTyping?: boolean) => void;
  /** Takes off every filter and the search; the sort stays. */
  readonly clear: () => void;
  readonly sort: SortParts;
  readonly onSort: (sort: SortParts) => void;
  readonly hrefOf: (page: number) => string;
}

/** What the address of the page says about a list, and how it changes. */
export function useListAddress<State extends ListBasics>(
  address: ListAddress<State>,
  path: string,
): ListInHand<State> {
  const state = address.parse(useSearch({ strict: false }));
  const navigate = useNavigate();
  function change(parts: Partial<State>, isTyping = false) {
    void navigate({ href: path + address.print({ ...state, page: 1, ...parts }), replace: isTyping });
  }
  return {
    address,
    state,
    change,
    clear: () => change({ ...address.usual, sort: state.sort }),
    sort: address.sortParts(state.sort),
    onSort: (sort) => change({ ...state, sort: address.sortOf(sort), page: 1 }),
    hrefOf: (page) => path + address.print({ ...state, page }),
  };
}
