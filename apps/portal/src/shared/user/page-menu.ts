import { queryOptions } from "@tanstack/react-query";
import type { PortalMenu } from "@vycep/contract/content/content.rest";
import { callService } from "@vycep/shell/api/rest";

/** GET pagemenu: the lines of the menus that the rights of a person allow, or those of a visitor (REST-06, CONTENT-09). */
export function pageMenuQuery(uid: string | undefined) {
  return queryOptions({
    queryKey: ["content", "pagemenu", uid ?? ""],
    queryFn: ({ signal }) =>
      callService<PortalMenu>("content", "/pagemenu", { signal, isPublic: uid === undefined }),
    staleTime: 5 * 60_000,
  });
}
