import type { Sku } from "../kernel/ids.ts";
import type { LocalDate } from "../kernel/local-moment.ts";

/** What a place usually buys of one product, as its suggested cart counts it (SUGGEST-01). */
export type UsualGoods = {
  /** In so many of the last deliveries that were counted. */
  readonly times: number;
  readonly deliveries: number;
  readonly lastDay: LocalDate;
  readonly lastBoxes: number;
  /** Days from one time to the next, as usual. */
  readonly everyDays: number;
  /** How likely it is ordered this time, from 0 to 1, as the suggested cart reckons it. */
  readonly chance: number;
};

/** What orders a list by the habits of who asks. */
export type Habits = {
  readonly usual: ReadonlyMap<Sku, UsualGoods>;
  readonly favourites: ReadonlySet<string>;
};

/** What comes before what; all that is neither usual nor a favourite stays as it stood. */
const RANKS = { usualFavourite: 0, usual: 1, favourite: 2, rest: 3 } as const;

type Ranked = { readonly rank: number; readonly chance: number; readonly boxes: number };

/**
 * The goods of a list, what the place usually buys first: favourites among it, then by how likely it
 * is ordered this time and how much came, then favourites never bought, then the rest as it stood, and package deals after all (CATALOG-10, FAV-03). A beer
 * stands where its best packaging stands, so `groups` are beers or single products.
 *
 * @example usualFirst([["100101"], ["100212"]], { skusOf: (group) => group, isBundle: () => false },
 *   { usual: new Map(), favourites: new Set(["100212"]) }) // [["100212"], ["100101"]]
 */
export function usualFirst<Group>(
  groups: readonly Group[],
  {
    skusOf,
    isBundle,
  }: { readonly skusOf: (group: Group) => readonly string[]; readonly isBundle: (group: Group) => boolean },
  { usual, favourites }: Habits,
): readonly Group[] {
  const byNumber: ReadonlyMap<string, UsualGoods> = usual;
  const rankOf = (sku: string): Ranked => {
    const habit = byNumber.get(sku);
    const isFavourite = favourites.has(sku);
    if (habit === undefined) return { rank: isFavourite ? RANKS.favourite : RANKS.rest, chance: 0, boxes: 0 };
    return {
      rank: isFavourite ? RANKS.usualFavourite : RANKS.usual,
      chance: habit.chance,
      boxes: habit.lastBoxes,
    };
  };
  const first: { readonly group: Group; readonly best: Ranked }[] = [];
  const rest: Group[] = [];
  const bundles: Group[] = [];
  for (const group of groups) {
    const best = skusOf(group).map(rankOf).toSorted(byRank)[0];
    if (isBundle(group)) bundles.push(group);
    else if (best === undefined || best.rank === RANKS.rest) rest.push(group);
    else first.push({ group, best });
  }
  const ranked = first.toSorted((left, right) => byRank(left.best, right.best));
  return [...ranked.map(({ group }) => group), ...rest, ...bundles];
}

function byRank(left: Ranked, right: Ranked): number {
  return left.rank - right.rank || right.chance - left.chance || right.boxes - left.boxes;
}
