import { queryOptions, useQueries } from "@tanstack/react-query";
import type { SoldToAnswer } from "@vycep/contract/ship-to/payers.rest";
import { callService } from "@vycep/shell/api/rest";

/** GET soldtos/{id}: a company with the person's places there (REST-22, PROFILE-02). */
export function soldToQuery(companyId: string) {
  return queryOptions({
    queryKey: ["ship-to", "soldtos", companyId],
    queryFn: ({ signal }) =>
      callService<SoldToAnswer>("customerData", `/soldtos/${encodeURIComponent(companyId)}`, { signal }),
  });
}

/** Each of somebody's companies, one answer apart from the other. */
export function useSoldTos(companyIds: readonly string[]) {
  return useQueries({ queries: companyIds.map(soldToQuery) });
}
