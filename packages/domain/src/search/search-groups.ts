import type { Match } from "./rank-hits.ts";

/** What there is to be found, in the order in which it is shown. */
export const SEARCH_KINDS = [
  "product",
  "order",
  "document",
  "ticket",
  "material",
  "page",
  "article",
  "question",
  "knowledge",
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

type Group = { readonly kind: SearchKind; readonly hits: readonly { readonly match: Match }[] };

/**
 * Groups of finds as they are shown: those with a very hit first, then the others, both in the order of the kinds; a group
 * without a find is none.
 *
 * @example orderGroups([{ kind: "product", hits: [{ match: "part" }] }, { kind: "order", hits: [{ match: "exact" }] }])
 *   .map(({ kind }) => kind) // ["order", "product"]
 */
export function orderGroups<Found extends Group>(groups: readonly Found[]): readonly Found[] {
  const placeOf = ({ kind, hits }: Found) =>
    SEARCH_KINDS.indexOf(kind) + (hits.some(({ match }) => match === "exact") ? 0 : SEARCH_KINDS.length);
  return groups
    .filter(({ hits }) => hits.length > 0)
    .toSorted((left, right) => placeOf(left) - placeOf(right));
}
