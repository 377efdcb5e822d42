/**
 * What goods are in the UNSPSC, by which purchasing systems sort them: beer, or a drink without alcohol (B16).
 *
 * @example goodsClassOf({ isAgeRestricted: true }) // "50202201"
 */
export function goodsClassOf({ isAgeRestricted }: { readonly isAgeRestricted: boolean }): string {
  return isAgeRestricted ? "50202201" : "50202300";
}
