/** What a telephone knew of a product before it lost the network, or what the server says of it now. */
export type KnownGoods = {
  readonly sku: string;
  /** Of one package; null where there is no price. */
  readonly unitMinor: number | null;
  readonly isOrderable: boolean;
  /** Packages of it in the cart. */
  readonly inCart: number;
};

/** A count, and what the server made of it. */
export type SentCount = {
  readonly sku: string;
  readonly ordered: number;
  /** Why it could not be ordered so, in words for a reader; null where it could. */
  readonly refused: string | null;
  /** What the cart held before the count was put into it. */
  readonly before: number;
  /** What somebody else counted at the place within a day. */
  readonly other: { readonly name: string; readonly ordered: number } | null;
};

/** One thing that is not as it was when it was counted. */
export type Change =
  | { readonly kind: "refused"; readonly sku: string; readonly why: string }
  | { readonly kind: "gone"; readonly sku: string }
  | {
      readonly kind: "other-person";
      readonly sku: string;
      readonly name: string;
      readonly theirs: number;
      readonly mine: number;
    }
  | { readonly kind: "cart"; readonly sku: string; readonly before: number; readonly mine: number }
  | {
      readonly kind: "price";
      readonly sku: string;
      readonly ordered: number;
      /** For all that is ordered; below nought it is cheaper. */
      readonly differenceMinor: number;
    };

const WORST_FIRST: readonly Change["kind"][] = ["refused", "gone", "other-person", "cart", "price"];

/**
 * What changed between the count and the moment when it was sent, the worst first, at most one thing of each kind and product
 * (B12, D51): prices, availability, and amounts that somebody else set meanwhile. Two people's amounts are told side by side and
 * never added up.
 *
 * @example changedMeanwhile([{ sku: "1", ordered: 3, refused: null, before: 0, other: null }],
 *   { known: new Map(), today: new Map() }).unchanged // 1
 */
export function changedMeanwhile(
  counts: readonly SentCount[],
  {
    known,
    today,
  }: {
    readonly known: ReadonlyMap<string, KnownGoods>;
    readonly today: ReadonlyMap<string, KnownGoods>;
  },
): { readonly changes: readonly Change[]; readonly unchanged: number } {
  const changes = counts.flatMap((count) =>
    changesOf(count, { was: known.get(count.sku), is: today.get(count.sku) }),
  );
  const touched = new Set(changes.map(({ sku }) => sku));
  return {
    changes: changes.toSorted(
      (left, right) => WORST_FIRST.indexOf(left.kind) - WORST_FIRST.indexOf(right.kind),
    ),
    unchanged: counts.filter(({ sku }) => !touched.has(sku)).length,
  };
}

type Goods = { readonly was: KnownGoods | undefined; readonly is: KnownGoods | undefined };

function changesOf({ sku, ordered, refused, before, other }: SentCount, { was, is }: Goods): Change[] {
  const changes: Change[] = [];
  const isGone = was?.isOrderable === true && is?.isOrderable !== true;
  if (refused !== null) changes.push({ kind: "refused", sku, why: refused });
  else if (isGone && ordered > 0) changes.push({ kind: "gone", sku });
  if (other !== null && other.ordered !== ordered)
    changes.push({ kind: "other-person", sku, name: other.name, theirs: other.ordered, mine: ordered });
  if (refused === null && was !== undefined && before !== was.inCart && before !== ordered)
    changes.push({ kind: "cart", sku, before, mine: ordered });
  if (refused === null && !isGone && ordered > 0 && was?.unitMinor != null && is?.unitMinor != null) {
    const differenceMinor = (is.unitMinor - was.unitMinor) * ordered;
    if (differenceMinor !== 0) changes.push({ kind: "price", sku, ordered, differenceMinor });
  }
  return changes;
}
