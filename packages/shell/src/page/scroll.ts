export interface Navigation {
  readonly isFirst: boolean;
  /** Back or forward in the browser's history. */
  readonly isReturn: boolean;
  /** False when only the query changed: a search, a filter, the page of a list. */
  readonly hasPathChanged: boolean;
  readonly hash: string;
}

/**
 * Where the page stands after a navigation: at the hash (ROUTE-40), where it was on return (ROUTE-39), untouched when
 * only a query or the page of a list changed (ROUTE-41, ROUTE-42), otherwise at the top (ROUTE-38).
 *
 * @example scrollAfter({ isFirst: false, isReturn: false, hasPathChanged: true, hash: "" }) // "top"
 */
export function scrollAfter(navigation: Navigation): "top" | "where-it-was" | "hash" | "untouched" {
  if (navigation.isReturn) return "where-it-was";
  if (navigation.hash !== "") return "hash";
  if (navigation.isFirst || !navigation.hasPathChanged) return "untouched";
  return "top";
}
