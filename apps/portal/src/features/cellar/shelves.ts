import type { CellarGoods } from "./cellar-keys.ts";

/** What stands together, in the order in which it is counted. */
export interface Shelf {
  readonly name: string;
  readonly goods: readonly CellarGoods[];
}

/** Where goods stand that nobody has put on a shelf. */
const kinds = ["keg", "bottle", "can", "other"] as const;
export type ShelfKind = (typeof kinds)[number];

/**
 * The goods by shelf: those that the place has named, by the alphabet, then the rest by how it is packed (D51).
 *
 * @example shelvesOf([keg], (kind) => `shelf ${kind}`).map(({ name }) => name) // ["shelf keg"]
 */
export function shelvesOf(
  goods: readonly CellarGoods[],
  nameOf: (kind: ShelfKind) => string,
): readonly Shelf[] {
  const named = [...new Set(goods.flatMap(({ shelf }) => shelf ?? []))].toSorted((left, right) =>
    left.localeCompare(right, "cs", { numeric: true }),
  );
  const shelves = [
    ...named.map((name) => ({ name, goods: goods.filter(({ shelf }) => shelf === name) })),
    ...kinds.map((kind) => ({
      name: nameOf(kind),
      goods: goods.filter((one) => one.shelf === undefined && kindOf(one) === kind),
    })),
  ];
  return shelves.filter((shelf) => shelf.goods.length > 0);
}

function kindOf({ packageType }: CellarGoods): ShelfKind {
  return kinds.find((kind) => kind === packageType) ?? "other";
}

/** The product that comes after another one, over all shelves; undefined after the last. */
export function nextAfter(shelves: readonly Shelf[], sku: string): CellarGoods | undefined {
  const all = shelves.flatMap(({ goods }) => goods);
  return all[all.findIndex((one) => one.sku === sku) + 1];
}

export function beforeThat(shelves: readonly Shelf[], sku: string): CellarGoods | undefined {
  const all = shelves.flatMap(({ goods }) => goods);
  return all[all.findIndex((one) => one.sku === sku) - 1];
}
