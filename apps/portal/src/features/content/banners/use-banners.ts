import { queryOptions } from "@tanstack/react-query";
import type { BannersAnswer } from "@vycep/contract/content/content.rest";
import { callService } from "@vycep/shell/api/rest";

/** GET banners: the brewery's messages that stand today (CONFIG-08, OP-126). */
export function bannersQuery() {
  return queryOptions({
    queryKey: ["content", "banners"],
    queryFn: ({ signal }) => callService<BannersAnswer>("content", "/banners", { signal }),
    staleTime: 5 * 60_000,
  });
}
