import {
  contentQuery,
  menuSchema,
  pageContentSchema,
  portalLinksSchema,
} from "@vycep/contract/content/content.rest";
import type { Routes } from "../../platform/rest-scope.ts";
import { getPageContent } from "./get-page-content.ts";
import { getPageMenu } from "./get-page-menu.ts";
import { getPortalExtLinks, type LinksDeps } from "./get-portal-ext-links.ts";

/** Parse, call, encode; nothing else happens here. */
export function contentRoutes(needs: Pick<LinksDeps, "portalLinks">): Routes {
  return (scope, deps, contextOf) => {
    scope.get(
      "/portalExtLinks",
      { schema: { querystring: contentQuery, response: { 200: portalLinksSchema } } },
      (request) => getPortalExtLinks({ ...deps, ...needs }, contextOf(request), request.query.country),
    );
    scope.get(
      "/pagemenu",
      { schema: { querystring: contentQuery, response: { 200: menuSchema } } },
      (request) => getPageMenu(contextOf(request)),
    );
    scope.get(
      "/pagecontent",
      { schema: { querystring: contentQuery, response: { 200: pageContentSchema } } },
      (request) => getPageContent(deps, contextOf(request), request.query.locationId),
    );
  };
}
