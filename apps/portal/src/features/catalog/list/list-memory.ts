import { storage } from "@vycep/shell/storage/storage";
import { catalogKeys } from "../catalog-keys.ts";
import { type ListSort, type ListState, parseListState } from "./list-address.ts";

/** What the address says, and the order that was chosen last where it says none. */
export function listStateOf(search: Parameters<typeof parseListState>[0]): ListState {
  return { ...parseListState(search), remembered: storage.read(catalogKeys.sort) };
}

/** The next list begins in this order; the best match is no order of a list without a search. */
export function rememberSort(sort: ListSort): void {
  if (sort !== "relevance") storage.write(catalogKeys.sort, sort);
}
