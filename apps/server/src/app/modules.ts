import { academyRoutes } from "../modules/academy/academy.routes.ts";
import { calendarRoutes } from "../modules/calendar/calendar.routes.ts";
import { checkHolidaysJob } from "../modules/calendar/check-holidays.ts";
import { capacityRules } from "../modules/capacity/capacity.facts.ts";
import { cartResolvers } from "../modules/cart/cart.resolvers.ts";
import { moveResolvers } from "../modules/cart/move/move.resolvers.ts";
import { catalogResolvers } from "../modules/catalog/catalog.resolvers.ts";
import { priceBook } from "../modules/catalog/price-book.ts";
import { claimRoutes } from "../modules/claims/claims.routes.ts";
import { creditAfterReport } from "../modules/claims/credit-after-report.ts";
import { remindOfClaimsJob } from "../modules/claims/remind-of-claims.ts";
import { settleClaimsJob } from "../modules/claims/settle-claims.ts";
import { articleRoutes, supportContentRoutes } from "../modules/content/articles.routes.ts";
import { contentRoutes } from "../modules/content/content.routes.ts";
import { contractRoutes } from "../modules/contracts/contracts.routes.ts";
import { documentLinkRoutes, documentRoutes } from "../modules/documents/documents.routes.ts";
import { forgetPackagesJob, packDocumentsJob } from "../modules/documents/packages/pack-worker.ts";
import { packageRoutes } from "../modules/documents/packages/packages.routes.ts";
import { contentOfPapers } from "../modules/documents/paper-content.ts";
import type { PaperWriter } from "../modules/documents/paper-writers.ts";
import type { ErpPricing } from "../modules/erp/erp.port.ts";
import { erpRoutes } from "../modules/erp/erp.routes.ts";
import { startErpWorker } from "../modules/erp/erp-worker.ts";
import { houseErp } from "../modules/erp/house-erp.ts";
import { housePricing } from "../modules/erp/house-pricing.ts";
import { shortagesUntil } from "../modules/erp/house-shortages.repo.ts";
import { httpErp, httpPricing } from "../modules/erp/http-erp.ts";
import type { PricesInTime } from "../modules/erp/price-in-time.ts";
import { fastEntryResolvers } from "../modules/fast-entry/fast-entry.resolvers.ts";
import { favouritesInSql } from "../modules/favourites/favourites.facts.ts";
import { favouritesResolvers } from "../modules/favourites/favourites.resolvers.ts";
import { sweepFilesJob } from "../modules/files/sweep-files.ts";
import { confirmsPassword } from "../modules/identity/confirm-password.ts";
import { devicesInSql } from "../modules/identity/devices.facts.ts";
import type { IdentityDeps } from "../modules/identity/identity.deps.ts";
import { identityResolvers } from "../modules/identity/identity.resolvers.ts";
import { inviteUser } from "../modules/identity/invite-user.ts";
import { passwordRoutes } from "../modules/identity/passwords/passwords.routes.ts";
import { removeExpiredJob } from "../modules/identity/remove-expired.ts";
import { endSessions } from "../modules/identity/session-end.repo.ts";
import { issuePriceListsJob } from "../modules/invoices/account/issue-price-lists.ts";
import { issueStatementsJob } from "../modules/invoices/account/issue-statements.ts";
import { billAfterReport } from "../modules/invoices/bill-after-report.ts";
import { collectedBillings, isCollectedBy } from "../modules/invoices/billing-periods.facts.ts";
import { collectDeliveriesJob } from "../modules/invoices/collect-deliveries.ts";
import { invoiceFacts } from "../modules/invoices/invoices.facts.ts";
import { paperDesk } from "../modules/invoices/paper-desk.ts";
import { invoiceWriters } from "../modules/invoices/paper-writers.ts";
import { sendStructuredJob } from "../modules/invoices/structured/send-structured.ts";
import { carryNoticesJob } from "../modules/letters/carry-notices.ts";
import { noticeByClockJob } from "../modules/letters/notice-by-clock.ts";
import { readInboxJob } from "../modules/mail/inbound/imap-inbox.ts";
import { inboundMailRoutes } from "../modules/mail/inbound/inbound.routes.ts";
import type { TakeInbound } from "../modules/mail/inbound/parse-mail.ts";
import { forgetOldMailsJob, sendMailsJob } from "../modules/mail/mail-worker.ts";
import { bannerRotation, daysOff, portalLinks, supportContacts } from "../modules/market/market.facts.ts";
import { marketResolvers } from "../modules/market/market.resolvers.ts";
import { marketingRoutes } from "../modules/marketing/marketing.routes.ts";
import { forgetOldNoticesJob } from "../modules/notices/get-notices.ts";
import { noticeRoutes } from "../modules/notices/notices.routes.ts";
import { orderDesk } from "../modules/orders/order-desk.ts";
import { emptiesHistory, ordersInSql } from "../modules/orders/orders.facts.ts";
import { orderResolvers } from "../modules/orders/orders.resolvers.ts";
import { orderRoutes } from "../modules/orders/orders.routes.ts";
import type { AfterReport } from "../modules/orders/report-order.ts";
import { ordersAreStuck } from "../modules/outbox/outbox.facts.ts";
import { preferencesResolvers } from "../modules/preferences/preferences.resolvers.ts";
import { profileRoutes } from "../modules/profile/profile.routes.ts";
import { removeExpiredEmailChangesJob } from "../modules/profile/remove-expired.ts";
import { pushRoutes } from "../modules/push/push.routes.ts";
import { forgetOldPushesJob, sendPushesJob } from "../modules/push/push-worker.ts";
import { reportingRoutes } from "../modules/reporting/reporting.routes.ts";
import { savedOrderResolvers } from "../modules/saved-orders/saved-orders.resolvers.ts";
import { searchResolvers } from "../modules/search/search.resolvers.ts";
import { shipToRoutes } from "../modules/ship-to/ship-to.routes.ts";
import { countTogetherJob } from "../modules/suggestions/count-together.ts";
import { habitsOfPlaces } from "../modules/suggestions/place-habits.facts.ts";
import { suggestionResolvers } from "../modules/suggestions/suggestions.resolvers.ts";
import { acknowledgeTicketsJob } from "../modules/tickets/acknowledge-tickets.ts";
import { attachmentRoutes } from "../modules/tickets/attachments.routes.ts";
import { removeBrokenUploadsJob } from "../modules/tickets/attachments.ts";
import { takeReply } from "../modules/tickets/take-reply.ts";
import { ticketDesk } from "../modules/tickets/ticket-desk.ts";
import { forgetOldDraftsJob } from "../modules/tickets/ticket-draft.ts";
import { ticketRoutes } from "../modules/tickets/tickets.routes.ts";
import { scannerOf } from "../modules/tickets/virus-scan.ts";
import { transportRoutes } from "../modules/transport/transport.routes.ts";
import { userAdministrationRoutes } from "../modules/users/administration/administration.routes.ts";
import { userRoutes } from "../modules/users/users.routes.ts";
import type { Deps } from "../platform/deps.ts";
import type { Resolvers } from "../platform/graphql.gen.ts";
import { forgetOldKeysJob } from "../platform/idempotency.ts";
import type { Job } from "../platform/job.ts";
import { forgetOldCountsJob } from "../platform/rate-limit.ts";
import type { RestScope, Routes } from "../platform/rest-scope.ts";
import { brandOfReceiver, serviceOfReceiver } from "./service-of-receiver.ts";

/** The ERP's price service: the brewery's own over HTTP, or the house's, by our dated rows (D11). */
export function erpPricing({ db, config, clock }: Pick<Deps, "db" | "config" | "clock">): ErpPricing {
  const priceList = housePricing((inquiry) => priceBook(db, inquiry), { isOn: config.housePrices });
  return config.erp === undefined ? priceList : httpPricing(config.erp, clock, priceList);
}

function house({ db }: Pick<Deps, "db">) {
  const collecting = async () => {
    const billings = await collectedBillings(db);
    return isCollectedBy(billings);
  };
  return houseErp((day) => shortagesUntil(db, day), collecting);
}

/** What follows from a report of the house: its paper, and the claims that it answers. */
const afterHouseReport: AfterReport = async (...told) => {
  await billAfterReport(...told);
  await creditAfterReport(...told);
};

/** Every noun's GraphQL resolvers, one line a noun. */
export function allResolvers(
  deps: Deps & IdentityDeps & { readonly pricing: PricesInTime },
): readonly Resolvers[] {
  return [
    identityResolvers(deps),
    marketResolvers(deps),
    catalogResolvers({
      ...deps,
      boughtBefore: ordersInSql.hasOrdered,
      ...favouritesInSql,
      habits: habitsOfPlaces,
    }),
    favouritesResolvers(deps),
    cartResolvers({ ...deps, emptiesHistory }),
    moveResolvers(deps),
    fastEntryResolvers(deps),
    orderResolvers(deps),
    savedOrderResolvers(deps),
    preferencesResolvers(deps),
    suggestionResolvers(deps),
    searchResolvers(deps),
  ];
}

/** What makes the files of papers, a line a kind. */
const paperWriters: readonly PaperWriter[] = [...invoiceWriters];

/** Every noun's REST routes, by the base they live under (contract/services). */
export const allRoutes: {
  readonly customerData: readonly Routes[];
  readonly content: readonly Routes[];
  readonly general: readonly Routes[];
  readonly generalV2: readonly Routes[];
} = {
  customerData: [
    userRoutes,
    passwordRoutes,
    profileRoutes({ confirmsPassword }),
    userAdministrationRoutes({
      lastSignIn: devicesInSql.lastSignIn,
      endSessions,
      inviteUser,
    }),
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
    noticeRoutes,
    pushRoutes,
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
function takeInbound(deps: Deps): TakeInbound {
  const scan = scannerOf(deps.config);
  return (mail) => takeReply({ ...deps, scan }, mail);
}

/** What a mail service calls. */
export function inboundMails(scope: RestScope, deps: Deps): void {
  inboundMailRoutes(scope, deps, takeInbound(deps));
}

/** Everything that works beside requests. */
export function allJobs(pricing: PricesInTime): readonly Job[] {
  return [
    removeExpiredJob,
    removeExpiredEmailChangesJob,
    forgetOldKeysJob,
    forgetOldCountsJob,
    checkHolidaysJob,
    sendMailsJob({
      serviceOf: serviceOfReceiver,
      brandOf: brandOfReceiver,
      papersOf: contentOfPapers(paperWriters),
    }),
    readInboxJob(takeInbound),
    forgetOldMailsJob,
    sendPushesJob,
    forgetOldPushesJob,
    carryNoticesJob,
    noticeByClockJob,
    countTogetherJob,
    collectDeliveriesJob,
    issueStatementsJob,
    issuePriceListsJob,
    sendStructuredJob,
    sweepFilesJob,
    forgetOldDraftsJob,
    forgetOldNoticesJob,
    acknowledgeTicketsJob,
    settleClaimsJob((deps) => orderDesk(deps, afterHouseReport).report),
    remindOfClaimsJob,
    packDocumentsJob(paperWriters),
    forgetPackagesJob,
    removeBrokenUploadsJob,
    {
      name: "erp",
      start: async (deps) => {
        const { erp } = deps.config;
        return startErpWorker({
          ...deps,
          erp: erp === undefined ? house(deps) : httpErp(erp, deps.clock),
          pricing,
          // The house ERP makes the papers of what it reports; another one delivers its own.
          desk: orderDesk(deps, erp === undefined ? afterHouseReport : creditAfterReport),
        });
      },
    },
  ];
}
