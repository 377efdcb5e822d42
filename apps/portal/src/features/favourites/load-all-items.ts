/** FAV-09, CONST-04, CONST-17. */
export const favouritesPageSize = 25;

export interface FavouritesPage<Item> {
  readonly listId: string;
  /** How many items the whole list has. */
  readonly count: number;
  readonly items: readonly Item[];
}

/**
 * The whole list, page after page until it is all there (FAV-10, GQL-06, OP-25). The first page tells how many there
 * are; the others are asked for together. Whoever is kept meanwhile may stand on two pages and is taken once.
 */
export async function loadAllItems<Item extends { readonly id: string }>(
  ask: (currentPage: number) => Promise<FavouritesPage<Item>>,
  pageSize = favouritesPageSize,
): Promise<FavouritesPage<Item>> {
  const first = await ask(1);
  const pageCount = Math.ceil(first.count / pageSize);
  const rest = await Promise.all(Array.from({ length: Math.max(0, pageCount - 1) }, (_, at) => ask(at + 2)));
  const byId = new Map([first, ...rest].flatMap(({ items }) => items).map((item) => [item.id, item]));
  return { ...first, items: [...byId.values()] };
}
