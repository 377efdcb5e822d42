import { queryOptions, useQuery } from "@tanstack/react-query";
import { queryClient } from "@vycep/shell/api/query-client";
import type { ProductRow } from "../../../shared/products/product-row.ts";
import { catalogueKey } from "./catalogue-cache.ts";
import { type ListState, withoutFilters } from "./list-address.ts";
import { nearSearches } from "./near-searches.ts";
import { productsQuery } from "./use-products.ts";

/** Something like what was looked for in vain. */
export interface NearProducts {
  /** The shorter search that found them. */
  readonly search: string;
  readonly products: readonly ProductRow[];
}

const shown = 3;
export function useNearProducts(state: ListState): NearProducts | undefined {
  const searches = nearSearches(state);
  return useQuery({
    ...nearQuery(state, searches),
    enabled: searches.length > 0,
  }).data;
}

function nearQuery(state: ListState, searches: readonly string[]) {
  const { queryKey } = productsQuery(state);
  return queryOptions({
    queryKey: [catalogueKey, "near", ...queryKey.slice(2)],
    queryFn: async (): Promise<NearProducts> => {
      for (const search of searches) {
        const page = await queryClient.ensureQueryData(
          productsQuery({ ...withoutFilters(state), q: search }),
        );
        const products = (page.items ?? []).filter((product) => product !== null).slice(0, shown);
        if (products.length > 0) return { search, products };
      }
      return { search: "", products: [] };
    },
  });
}
