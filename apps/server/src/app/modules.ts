import { academyRoutes } from "../modules/academy/academy.routes.ts";
import { keyRoutes } from "../modules/api-keys/keys.routes.ts";
import { calendarRoutes } from "../modules/calendar/calendar.routes.ts";
import { capacityRules } from "../modules/capacity/capacity.facts.ts";
import { cartResolvers } from "../modules/cart/cart.resolvers.ts";
import { moveResolvers } from "../modules/cart/move/move.resolvers.ts";
import { catalogResolvers } from "../modules/catalog/catalog.resolvers.ts";
import { priceBook } from "../modules/catalog/price-book.ts";
import { cellarResolvers } from "../modules/cellar/cellar.resolvers.ts";
import { claimRoutes } from "../modules/claims/claims.routes.ts";
import { creditAfterReport } from "../modules/claims/credit-after-report.ts";
import { articleRoutes, supportContentRoutes } from "../modules/content/articles.routes.ts";
import { contentRoutes } from "../modules/content/content.routes.ts";
import { contractRoutes } from "../modules/contracts/contracts.routes.ts";
import { documentLinkRoutes, documentRoutes } from "../modules/documents/documents.routes.ts";
import { packageRoutes } from "../modules/documents/packages/packages.routes.ts";
import type { PaperWriter } from "../modules/documents/paper-writers.ts";
import type { ErpPricing } from "../modules/erp/erp.port.ts";
import { erpRoutes } from "../modules/erp/erp.routes.ts";
import { housePricing } from "../modules/erp/house-pricing.ts";
import { httpPricing } from "../modules/erp/http-erp.ts";
import type { PricesInTime } from "../modules/erp/price-in-time.ts";
import { fastEntryResolvers } from "../modules/fast-entry/fast-entry.resolvers.ts";
import { favouritesInSql } from "../modules/favourites/favourites.facts.ts";
import { favouritesResolvers } from "../modules/favourites/favourites.resolvers.ts";
import { scannerOf } from "../modules/files/virus-scan.facts.ts";
import { confirmsPassword } from "../modules/identity/confirm-password.ts";
import { devicesInSql } from "../modules/identity/devices.facts.ts";
import type { IdentityDeps } from "../modules/identity/identity.deps.ts";
import { identityResolvers } from "../modules/identity/identity.resolvers.ts";
import { inviteUser } from "../modules/identity/invite-user.ts";
import { passwordRoutes } from "../modules/identity/passwords/passwords.routes.ts";
import { endSessions } from "../modules/identity/session-end.repo.ts";
import { invoiceFacts } from "../modules/invoices/invoices.facts.ts";
import { paperDesk } from "../modules/invoices/paper-desk.ts";
import { invoiceWriters } from "../modules/invoices/paper-writers.ts";
import { inboundMailRoutes } from "../modules/mail/inbound/inbound.routes.ts";
import type { TakeInbound } from "../modules/mail/inbound/parse-mail.ts";
import { bannerRotation, daysOff, portalLinks, supportContacts } from "../modules/market/market.facts.ts";
import { marketResolvers } from "../modules/market/market.resolvers.ts";
import { marketingRoutes } from "../modules/marketing/marketing.routes.ts";
import { noticeRoutes } from "../modules/notices/notices.routes.ts";
import { orderDesk } from "../modules/orders/order-desk.ts";
import { emptiesHistory, ordersInSql } from "../modules/orders/orders.facts.ts";
import { orderResolvers } from "../modules/orders/orders.resolvers.ts";
import { orderRoutes } from "../modules/orders/orders.routes.ts";
import { ordersAreStuck } from "../modules/outbox/outbox.facts.ts";
import { preferencesResolvers } from "../modules/preferences/preferences.resolvers.ts";
import { profileResolvers } from "../modules/profile/profile.resolvers.ts";
import { profileRoutes } from "../modules/profile/profile.routes.ts";
import { punchOutRoutes } from "../modules/punch-out/punch-outs.routes.ts";
import { pushRoutes } from "../modules/push/push.routes.ts";
import { reportingRoutes } from "../modules/reporting/reporting.routes.ts";
import { savedOrderResolvers } from "../modules/saved-orders/saved-orders.resolvers.ts";
import { searchResolvers } from "../modules/search/search.resolvers.ts";
import { shipToResolvers } from "../modules/ship-to/ship-to.resolvers.ts";
import { shipToRoutes } from "../modules/ship-to/ship-to.routes.ts";
import { habitsOfPlaces } from "../modules/suggestions/place-habits.facts.ts";
import { suggestionResolvers } from "../modules/suggestions/suggestions.resolvers.ts";
import { attachmentRoutes } from "../modules/tickets/attachments.routes.ts";
import { takeReply } from "../modules/tickets/take-reply.ts";
import { ticketDesk } from "../modules/tickets/ticket-desk.ts";
import { ticketRoutes } from "../modules/tickets/tickets.routes.ts";
import { transportRoutes } from "../modules/transport/transport.routes.ts";
import { userAdministrationRoutes } from "../modules/users/administration/administration.routes.ts";
import { userRoutes } from "../modules/users/users.routes.ts";
import { webhookRoutes } from "../modules/webhooks/webhooks.routes.ts";
import type { Deps } from "../platform/deps.ts";
import type { Resolvers } from "../platform/graphql.gen.ts";
import type { RestScope, Routes } from "../platform/rest-scope.ts";

/** The ERP's price service: the brewery's own over HTTP, or the house's, by our dated rows (D11). */
export function erpPricing({ db, config, clock }: Pick<Deps, "db" | "config" | "clock">): ErpPricing {
  const priceList = housePricing((inquiry) => priceBook(db, inquiry), { isOn: config.housePrices });
  return config.erp === undefined ? priceList : httpPricing(config.erp, clock, priceList);
}

/** Every noun's GraphQL resolvers, one line a noun. */
export function allResolvers(
  deps: Deps & IdentityDeps & { readonly pricing: PricesInTime },
): readonly Resolvers[] {
  return [
    identityResolvers(deps),
    marketResolvers(deps),
    shipToResolvers({ ...deps, capacityRules }),
    catalogResolvers({
      ...deps,
      boughtBefore: ordersInSql.hasOrdered,
      ...favouritesInSql,
      habits: habitsOfPlaces,
    }),
    favouritesResolvers(deps),
    cartResolvers({ ...deps, emptiesHistory }),
    moveResolvers(deps),
    cellarResolvers(deps),
    fastEntryResolvers(deps),
    orderResolvers(deps),
    savedOrderResolvers(deps),
    preferencesResolvers(deps),
    profileResolvers({ ...deps, confirmsPassword }),
    suggestionResolvers(deps),
    searchResolvers(deps),
  ];
}

/** What makes the files of papers, a line a kind. */
export const paperWriters: readonly PaperWriter[] = [...invoiceWriters];

/** What is about people is closed to programs, whatever their key may (B16). */
function toPeople(routes: Routes): Routes {
  return (scope, deps, contextOf) => routes(scope, deps, (request) => contextOf(request).ofPeople());
}

/** Every noun's REST routes, by the base they live under (contract/services). */
export const allRoutes: {
  readonly customerData: readonly Routes[];
  readonly content: readonly Routes[];
  readonly general: readonly Routes[];
  readonly generalV2: readonly Routes[];
} = {
  customerData: [
    toPeople(userRoutes),
    toPeople(passwordRoutes),
    toPeople(profileRoutes({ confirmsPassword })),
    toPeople(
      userAdministrationRoutes({
        lastSignIn: devicesInSql.lastSignIn,
        endSessions,
        inviteUser,
      }),
    ),
    toPeople(keyRoutes),
    toPeople(punchOutRoutes),
    toPeople(webhookRoutes),
    shipToRoutes({ capacityRules }),
    academyRoutes,
  ],
  content: [
    contentRoutes({ portalLinks, supportContacts, bannerRotation, daysOff, ordersAreStuck }),
    articleRoutes,
    supportContentRoutes,
    marketingRoutes,
  ],
  general: [
    calendarRoutes,
    transportRoutes,
    orderRoutes,
    documentRoutes({ writers: paperWriters, invoiceFacts }),
    packageRoutes(paperWriters),
    ticketRoutes,
    claimRoutes,
    contractRoutes,
    reportingRoutes,
    toPeople(noticeRoutes),
    toPeople(pushRoutes),
    attachmentRoutes,
  ],
  generalV2: [documentLinkRoutes({ writers: paperWriters })],
};

/** What the brewery's ERP calls, under `/erp`. */
export function erpReports(scope: RestScope, deps: Deps): void {
  erpRoutes(scope, {
    ...deps,
    desk: orderDesk(deps, creditAfterReport),
    tickets: ticketDesk(deps),
    papers: paperDesk(deps),
  });
}

/** Answers by mail belong to tickets. */
export function takeInbound(deps: Deps): TakeInbound {
  const scan = scannerOf(deps.config);
  return (mail) => takeReply({ ...deps, scan }, mail);
}

/** What a mail service calls. */
export function inboundMails(scope: RestScope, deps: Deps): void {
  inboundMailRoutes(scope, deps, takeInbound(deps));
}
