import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useStore } from "@vycep/shell/storage/store";
import { useMemo } from "react";
import { useChoiceOfGoods } from "../../shared/ordering/choice.ts";
import { type FavouriteMarks, favouriteMarksQuery } from "./use-customer-wishlists.ts";
import { pendingFavourites } from "./write-favourites.ts";

/** The numbers of what is kept, with what was just pressed; undefined until they are known, or to whom they are not shown. FAV-03, FAV-04. */
export function useFavouriteSkus(isAllowed = true): ReadonlySet<string> | undefined {
  const choice = useChoiceOfGoods();
  const { data: marks } = useQuery({
    ...favouriteMarksQuery(choice),
    placeholderData: keepPreviousData,
    enabled: isAllowed,
  });
  const pending = useStore(pendingFavourites);
  return useMemo(() => marks && withPending(marks, pending), [marks, pending]);
}

/** Whether one product is kept; undefined until it is known. */
export function useIsFavourite(sku: string): boolean | undefined {
  const choice = useChoiceOfGoods();
  const pending = useStore(pendingFavourites).get(sku);
  const { data: isKept } = useQuery({
    ...favouriteMarksQuery(choice),
    placeholderData: keepPreviousData,
    select: ({ items }) => items.some((item) => item.sku === sku),
  });
  return pending ?? isKept;
}

function withPending({ items }: FavouriteMarks, pending: ReadonlyMap<string, boolean>): ReadonlySet<string> {
  const skus = new Set(items.map(({ sku }) => sku));
  for (const [sku, wanted] of pending) {
    if (wanted) skus.add(sku);
    else skus.delete(sku);
  }
  return skus;
}
