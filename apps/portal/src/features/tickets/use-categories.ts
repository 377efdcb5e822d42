import { queryOptions, useQuery, useSuspenseQueries } from "@tanstack/react-query";
import type { Category, Subcategory } from "@vycep/contract/tickets/tickets.rest";
import { callService } from "@vycep/shell/api/rest";
import { ticketsKey } from "./tickets-key.ts";

/** GET tickets/GetCategories: what a ticket may be about (REST-59). */
export function categoriesQuery() {
  return queryOptions({
    queryKey: [...ticketsKey, "GetCategories"],
    queryFn: ({ signal }) =>
      callService<readonly Category[]>("general", "/tickets/GetCategories", { signal }),
    staleTime: 3_600_000,
  });
}

/** GET tickets/GetAllSubCategories: what it may be about more closely (REST-61). */
export function subcategoriesQuery() {
  return queryOptions({
    queryKey: [...ticketsKey, "GetAllSubCategories"],
    queryFn: ({ signal }) =>
      callService<readonly Subcategory[]>("general", "/tickets/GetAllSubCategories", { signal }),
    staleTime: 3_600_000,
  });
}

export function useCategories() {
  return useQuery(categoriesQuery());
}

/** Both, for a form that cannot begin without them. */
export function useKnownCategories() {
  const [categories, subcategories] = useSuspenseQueries({
    queries: [categoriesQuery(), subcategoriesQuery()],
  });
  return { categories: categories.data, subcategories: subcategories.data };
}
