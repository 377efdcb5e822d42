import { queryOptions } from "@tanstack/react-query";
import type { PageContent } from "@vycep/contract/content/content.rest";
import { callService } from "@vycep/shell/api/rest";

/** GET pagecontent: the brewery's words for one place of the portal (REST-05, CONTENT-05). Public; null is none. */
export function pageContentQuery(locationId: string) {
  return queryOptions({
    queryKey: ["content", "pagecontent", locationId],
    queryFn: async ({ signal }) => {
      const query = { locationId };
      const found = await callService<PageContent>("content", "/pagecontent", {
        signal,
        query,
        isPublic: true,
      });
      return found[0] ?? null;
    },
    staleTime: 60 * 60_000,
  });
}
