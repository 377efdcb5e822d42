import { queryOptions, useQuery } from "@tanstack/react-query";
import type { PortalLink } from "@vycep/contract/content/content.rest";
import type { Country } from "@vycep/domain/market/market";
import { callService } from "@vycep/shell/api/rest";
import { type ArrangedLinks, arrangeLinks } from "./arrange-links.ts";

/** GET portalExtLinks: the fixed links of the portal (REST-41, CONTENT-06…12). Public. */
export function portalExtLinksQuery() {
  return queryOptions({
    queryKey: ["content", "portalExtLinks"],
    queryFn: ({ signal }) =>
      callService<readonly PortalLink[]>("content", "/portalExtLinks", { signal, isPublic: true }),
    staleTime: 60 * 60_000,
  });
}

/** The links for a country; none until they have come, and none when they cannot be had: a footer is no page. */
export function usePortalExtLinks(country: Country | undefined): ArrangedLinks {
  const links = arrangeLinks(useQuery(portalExtLinksQuery()).data ?? [], country);
  return { ...links, eLearning: elsewhere(links.eLearning), menuCreator: elsewhere(links.menuCreator) };
}

/** Other programs are no pages of the router, even where they live at our own host: their addresses are complete. */
function elsewhere(link: PortalLink | undefined): PortalLink | undefined {
  return link && { ...link, url: new URL(link.url, location.origin).href };
}
