import { contentDocs as docs } from "@vycep/contract/content/content.docs";
import {
  bannersSchema,
  contentQuery,
  helpPagesSchema,
  menuSchema,
  pageContentSchema,
  portalLinksSchema,
  supportContactsSchema,
  termsSchema,
} from "@vycep/contract/content/content.rest";
import { serviceStatusQuery, serviceStatusSchema } from "@vycep/contract/content/service-status.rest";
import type { Routes } from "../../platform/rest-scope.ts";
import { getBanners, type LoadRotation } from "./get-banners.ts";
import { getHelpPages } from "./get-help-pages.ts";
import { getPageContent } from "./get-page-content.ts";
import { getPageMenu } from "./get-page-menu.ts";
import { getPortalExtLinks, type LinksDeps } from "./get-portal-ext-links.ts";
import { getServiceStatus, type StatusDeps } from "./get-service-status.ts";
import { getSupportContacts, type LoadContacts } from "./get-support-contacts.ts";
import { getTerms } from "./get-terms.ts";

type Needs = Pick<LinksDeps, "portalLinks"> &
  StatusDeps & {
    readonly supportContacts: LoadContacts;
    readonly bannerRotation: LoadRotation;
  };

/** Parse, call, encode; nothing else happens here. */
export function contentRoutes(needs: Needs): Routes {
  return (scope, deps, contextOf) => {
    scope.get(
      "/portalExtLinks",
      {
        schema: { querystring: contentQuery, response: { 200: portalLinksSchema } },
        config: { described: docs.portalExtLinks },
      },
      (request) => getPortalExtLinks({ ...deps, ...needs }, contextOf(request), request.query.country),
    );
    scope.get(
      "/supportContacts",
      { schema: { response: { 200: supportContactsSchema } }, config: { described: docs.supportContacts } },
      () => getSupportContacts({ ...deps, ...needs }),
    );
    scope.get(
      "/servicestatus",
      {
        schema: { querystring: serviceStatusQuery, response: { 200: serviceStatusSchema } },
        config: { described: docs.servicestatus },
      },
      (request) => getServiceStatus({ ...deps, ...needs }, request.query.country),
    );
    scope.get(
      "/pagemenu",
      {
        schema: { querystring: contentQuery, response: { 200: menuSchema } },
        config: { described: docs.pagemenu },
      },
      (request) => getPageMenu(contextOf(request)),
    );
    scope.get(
      "/banners",
      {
        schema: { querystring: contentQuery, response: { 200: bannersSchema } },
        config: { described: docs.banners },
      },
      (request) => getBanners({ ...deps, ...needs }, contextOf(request)),
    );
    scope.get(
      "/terms",
      {
        schema: { querystring: contentQuery, response: { 200: termsSchema } },
        config: { described: docs.terms },
      },
      (request) => getTerms(deps, contextOf(request), request.query.country),
    );
    scope.get(
      "/helppages",
      {
        schema: { querystring: contentQuery, response: { 200: helpPagesSchema } },
        config: { described: docs.helppages },
      },
      (request) => getHelpPages(deps, contextOf(request)),
    );
    scope.get(
      "/pagecontent",
      {
        schema: { querystring: contentQuery, response: { 200: pageContentSchema } },
        config: { described: docs.pagecontent },
      },
      (request) => getPageContent(deps, contextOf(request), request.query.locationId),
    );
  };
}
