import { filterCount, type ListState } from "./list-address.ts";

const mostTries = 3;

/**
 * The searches to try after one found nothing: the same without filters, then with one word less each time.
 *
 * @example nearSearches(parseListState({ q: "polotmavý sud 50" })) // ["polotmavý sud", "polotmavý"]
 */
export function nearSearches(state: ListState): readonly string[] {
  const words = state.q.trim().split(/\s+/).filter(Boolean);
  const shorter = words.map((_, index) => words.slice(0, index + 1).join(" ")).toReversed();
  return (filterCount(state) > 0 ? shorter : shorter.slice(1)).slice(0, mostTries);
}
