import { useQuery } from "@tanstack/react-query";
import { useChoiceOfGoods } from "../../../shared/ordering/choice.ts";
import type { ListedProduct } from "./beer-view.ts";
import { namedGoodsQuery } from "./use-products.ts";

/** The packagings that stand behind the three of a beer, read when somebody asks for them; undefined until they are there. */
export function useOtherPackagings(skus: readonly string[]): readonly ListedProduct[] | undefined {
  const choice = useChoiceOfGoods();
  const { data } = useQuery({ ...namedGoodsQuery(skus, choice), enabled: skus.length > 0 });
  if (data === undefined) return undefined;
  const bySku = new Map((data.items ?? []).flatMap((one) => (one === null ? [] : [[one.sku, one] as const])));
  return skus.flatMap((sku) => bySku.get(sku) ?? []);
}
