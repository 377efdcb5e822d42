import { queryOptions } from "@tanstack/react-query";
import type { BannersAnswer } from "@vycep/contract/content/content.rest";
import { callService } from "@vycep/shell/api/rest";
import { logWarning } from "@vycep/shell/log";

const noBanners: BannersAnswer = { rotationSeconds: 8, banners: [] };

/** GET banners: the brewery's messages that stand today (CONFIG-08, OP-126); the page stands without them as well. */
export function bannersQuery() {
  return queryOptions({
    queryKey: ["content", "banners"],
    queryFn: ({ signal }): Promise<BannersAnswer> =>
      callService<BannersAnswer>("content", "/banners", { signal }).catch((cause: unknown) => {
        logWarning("the brewery's messages could not be read", cause);
        return noBanners;
      }),
    staleTime: 5 * 60_000,
  });
}
