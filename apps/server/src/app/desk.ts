import { sql } from "kysely";
import { customerKeyDeskResolvers } from "../modules/api-keys/desk/customer-keys.resolvers.ts";
import { customerKeysExport } from "../modules/api-keys/desk/export-customer-keys.ts";
import { auditDeskResolvers } from "../modules/audit/desk/audit.resolvers.ts";
import { auditExport } from "../modules/audit/desk/export-audit.ts";
import type { Undo } from "../modules/audit/undo.facts.ts";
import type { BulkWork } from "../modules/bulk/bulk.facts.ts";
import { bulkDeskResolvers } from "../modules/bulk/desk/bulk.resolvers.ts";
import { bundlesBulk } from "../modules/bundles/desk/bundles-in-bulk.ts";
import type { BesideDeals } from "../modules/bundles/desk/deal-desk.deps.ts";
import { dealDeskResolvers } from "../modules/bundles/desk/deals.resolvers.ts";
import { dealsExport } from "../modules/bundles/desk/export-deals.ts";
import { calendarDeskResolvers } from "../modules/calendar/desk/calendar.resolvers.ts";
import { undoLeadTime } from "../modules/calendar/desk/undo-lead-time.ts";
import { callDeskResolvers } from "../modules/calls/desk/calls.resolvers.ts";
import { capacityDeskResolvers } from "../modules/capacity/desk/capacity.resolvers.ts";
import { undoCapacityRule } from "../modules/capacity/desk/undo-capacity-rule.ts";
import { trialDeskResolvers } from "../modules/cart/desk/trial.resolvers.ts";
import { triedPlace } from "../modules/cart/trial-carts.facts.ts";
import { cartsOn, goodsInCarts, placeOfFilledCart } from "../modules/cart/waiting-carts.facts.ts";
import { catalogInSql } from "../modules/catalog/catalog.facts.ts";
import { depositsDeskResolvers } from "../modules/catalog/desk/deposits/deposits.resolvers.ts";
import { undoDeposit } from "../modules/catalog/desk/deposits/undo-deposit.ts";
import { productsExport } from "../modules/catalog/desk/export-products.ts";
import { productDeskResolvers } from "../modules/catalog/desk/products.resolvers.ts";
import { shelvesInWords } from "../modules/catalog/desk/products.ts";
import { undoProduct } from "../modules/catalog/desk/undo-product.ts";
import { claimsInSql } from "../modules/claims/claims.facts.ts";
import { claimDeskResolvers } from "../modules/claims/desk/claims.resolvers.ts";
import { isContent } from "../modules/content/content.facts.ts";
import { contentDeskResolvers } from "../modules/content/desk/content.resolvers.ts";
import { contentsBulk } from "../modules/content/desk/contents-in-bulk.ts";
import { contentsExport } from "../modules/content/desk/export-contents.ts";
import { termsDeskResolvers } from "../modules/content/desk/terms/terms.resolvers.ts";
import { undoContent } from "../modules/content/desk/undo-content.ts";
import { contractDeskResolvers } from "../modules/contracts/desk/contracts.resolvers.ts";
import { contractsExport } from "../modules/contracts/desk/export-contracts.ts";
import { deliveryResolvers } from "../modules/deliveries/desk/deliveries.resolvers.ts";
import { undoDriver, undoVehicle } from "../modules/deliveries/desk/undo-fleet.ts";
import { drives } from "../modules/deliveries/fleet.facts.ts";
import { papersExport } from "../modules/documents/desk/export-papers.ts";
import { papersDeskResolvers } from "../modules/documents/desk/papers.resolvers.ts";
import { papersBulk } from "../modules/documents/desk/papers-in-bulk.ts";
import { messagesExport } from "../modules/erp/desk/export-messages.ts";
import { integrationsResolvers } from "../modules/erp/desk/integrations.resolvers.ts";
import { exportsDeskResolvers } from "../modules/exports/desk/exports.resolvers.ts";
import { filingResolvers } from "../modules/filing/desk/filing.resolvers.ts";
import { inviteStaff } from "../modules/identity/desk/invite-staff.ts";
import { accessOfStaff } from "../modules/identity/desk/staff-access.ts";
import { devicesInSql } from "../modules/identity/devices.facts.ts";
import { identityFacts } from "../modules/identity/identity.facts.ts";
import { inviteUser } from "../modules/identity/invite-user.ts";
import { onBehalfResolvers } from "../modules/identity/on-behalf/on-behalf.resolvers.ts";
import { previewResolvers } from "../modules/identity/preview/preview.resolvers.ts";
import { sendResetLink } from "../modules/identity/send-reset-link.ts";
import { endSessions } from "../modules/identity/session-end.repo.ts";
import { importsExport } from "../modules/imports/desk/export-imports.ts";
import type { ImportsDeps } from "../modules/imports/desk/imports.deps.ts";
import { importsDeskResolvers } from "../modules/imports/desk/imports.resolvers.ts";
import { payRest, whyNotPaid } from "../modules/invoices/desk/pay-rest.ts";
import { paymentsDeskResolvers } from "../modules/invoices/desk/payments.resolvers.ts";
import { debtsInSql } from "../modules/invoices/invoices.facts.ts";
import { brandResolvers } from "../modules/market/desk/brand.resolvers.ts";
import { holidayDeskResolvers } from "../modules/market/desk/holidays.resolvers.ts";
import { portalSettingsResolvers } from "../modules/market/desk/portal-settings.resolvers.ts";
import { undoHolidayYear } from "../modules/market/desk/undo-holiday-year.ts";
import { undoPortalSettings } from "../modules/market/desk/undo-portal-settings.ts";
import { materialsExport } from "../modules/marketing/desk/export-materials.ts";
import { materialsDeskResolvers } from "../modules/marketing/desk/materials.resolvers.ts";
import { materialsBulk } from "../modules/marketing/desk/materials-in-bulk.ts";
import { firstOrderIn, ordersOn } from "../modules/orders/day-orders.facts.ts";
import { ordersExport } from "../modules/orders/desk/export-orders.ts";
import { deskOrderResolvers } from "../modules/orders/desk/orders.resolvers.ts";
import { orderLoads } from "../modules/orders/order-loads.facts.ts";
import { ordersInSql } from "../modules/orders/orders.facts.ts";
import { pricesOnDays } from "../modules/pricing/desk/drafts/draft-lines.repo.ts";
import { feedPriceDrafts } from "../modules/pricing/desk/drafts/feed-price-drafts.ts";
import { leafletsExport } from "../modules/pricing/desk/leaflets/export-leaflets.ts";
import { leafletsBulk } from "../modules/pricing/desk/leaflets/leaflets-in-bulk.ts";
import type { BesidePrices } from "../modules/pricing/desk/price-desk.deps.ts";
import { priceDeskResolvers } from "../modules/pricing/desk/prices.resolvers.ts";
import { currencyOfList, priceLists } from "../modules/pricing/pricing.facts.ts";
import { limitsExport } from "../modules/product-limits/desk/export-limits.ts";
import { limitsDeskResolvers } from "../modules/product-limits/desk/limits.resolvers.ts";
import { limitsBulk } from "../modules/product-limits/desk/limits-in-bulk.ts";
import { undoLimit } from "../modules/product-limits/desk/undo-limit.ts";
import { weekExport } from "../modules/reporting/desk/export-week.ts";
import { figureDeskResolvers } from "../modules/reporting/desk/figures.resolvers.ts";
import { companiesBulk } from "../modules/ship-to/desk/companies-in-bulk.ts";
import type { BesideCustomers, CustomerDeskDeps } from "../modules/ship-to/desk/customer-desk.deps.ts";
import { customerDeskResolvers } from "../modules/ship-to/desk/customers.resolvers.ts";
import { companiesExport, shipTosExport } from "../modules/ship-to/desk/export-customers.ts";
import { undoCompany, undoShipTo } from "../modules/ship-to/desk/undo-customer.ts";
import { shipToById, shipToInSql } from "../modules/ship-to/ship-to.facts.ts";
import { staffExport } from "../modules/staff/desk/export-staff.ts";
import type { StaffDeps } from "../modules/staff/desk/staff.deps.ts";
import { staffResolvers } from "../modules/staff/desk/staff.resolvers.ts";
import { staffBulk } from "../modules/staff/desk/staff-in-bulk.ts";
import { allRights, staffInSql } from "../modules/staff/staff.facts.ts";
import { cutOffDeskResolvers } from "../modules/suggestions/desk/cut-offs.resolvers.ts";
import { cutOffsBetween } from "../modules/suggestions/desk/cut-offs-between.ts";
import { ticketFiguresExport } from "../modules/tickets/desk/export-ticket-figures.ts";
import { ticketsExport } from "../modules/tickets/desk/export-tickets.ts";
import { deskTicketResolvers } from "../modules/tickets/desk/tickets.resolvers.ts";
import { ticketsBulk } from "../modules/tickets/desk/tickets-in-bulk.ts";
import { usersExport } from "../modules/users/desk/export-users.ts";
import { undoRole } from "../modules/users/desk/undo-role.ts";
import type { UserDeskDeps } from "../modules/users/desk/user-desk.deps.ts";
import { userDeskResolvers } from "../modules/users/desk/users.resolvers.ts";
import { usersBulk } from "../modules/users/desk/users-in-bulk.ts";
import { agreementsTo } from "../modules/users/terms-agreed.facts.ts";
import { usersInSql } from "../modules/users/users.facts.ts";
import { webhookDeskResolvers } from "../modules/webhooks/desk/desk-webhooks.resolvers.ts";
import { deliveriesExport, endpointsExport } from "../modules/webhooks/desk/export-webhooks.ts";
import type { Deps } from "../platform/deps.ts";
import type { DeskExport } from "../platform/desk/desk-export.ts";
import type { Resolvers } from "../platform/desk/desk-graphql.gen.ts";
import { afterHouseReport } from "./after-house-report.ts";
import { partnersOf } from "./doctor/partners.ts";
import { paperWriters } from "./modules.ts";
import { namesInAudit } from "./names-in-audit.ts";
import { openWorkOf } from "./persons/open-work.ts";
import { personTables } from "./persons/persons.ts";

/** What stands beside companies and places, of nouns that these know nothing of. */
const besideCustomers: BesideCustomers = {
  debts: debtsInSql,
  currencyOfList,
  priceLists,
  lastOrderAt: ordersInSql.lastOrderAt,
  userCountOf: usersInSql.countOf,
  placesOfPeople: usersInSql.placesOfPeople,
  salespeopleOf: staffInSql.salespeopleOf,
  nameOf: (uid) => sql`coalesce(${usersInSql.nameOf(uid)}, ${staffInSql.nameOf(uid)})`,
};

/** What stands beside prices: goods, who has which list, and what is in carts. */
const besidePrices: BesidePrices = {
  goods: catalogInSql.sought,
  categoriesWithin: catalogInSql.categoriesWithin,
  shelves: shelvesInWords,
  companies: shipToInSql.companies,
  shipToCountOf: shipToInSql.countOf,
  placeOf: async (db, id) => {
    const place = await shipToById(db, id);
    if (place === undefined) return;
    const { facts, payer, priceList, currency } = place;
    return { shipToName: facts.name, companyId: payer.id, companyName: payer.name, priceList, currency };
  },
  goodsInCarts,
  staffNameOf: staffInSql.nameOf,
  houseRights: allRights,
};

/** What stands beside package deals: goods, and who has which right. */
const besideDeals: BesideDeals = {
  ...{ goods: catalogInSql.sought, staffNameOf: staffInSql.nameOf, houseRights: allRights },
};

const staffDeps = (deps: Deps): StaffDeps => ({
  ...{ ...deps, inviteStaff, endSessions, drives },
  accessOf: (db, uids) => accessOfStaff(db, uids, deps.config.staffProvider?.issuer),
});

const customerDeps = (deps: Deps): CustomerDeskDeps => ({ ...deps, beside: besideCustomers });

const userDeps = (deps: Deps): UserDeskDeps => ({
  ...deps,
  lastSignIn: devicesInSql.lastSignIn,
  ...{ endSessions, inviteUser, sendResetLink, nameOf: besideCustomers.nameOf },
  ...{ persons: personTables, openWork: openWorkOf },
});

const importsDeps = (deps: Deps): ImportsDeps => ({
  ...deps,
  staffNameOf: staffInSql.nameOf,
  priceDrafts: {
    feed: (tx, { by, ...fed }) =>
      feedPriceDrafts(tx, { ...fed, by, uid: by, isApart: true }, { goods: catalogInSql.sought }),
    now: (tx, prices) => pricesOnDays(tx, prices, { goods: catalogInSql.sought }),
  },
});

const papersWired = { writers: paperWriters, beside: { payRest, whyNotPaid } };

const besideLimits = { goods: catalogInSql.sought, places: shipToInSql.sought };
const limitDeps = (deps: Deps) => ({ ...deps, beside: besideLimits });

const besideCapacity = { triedPlace, orderLoads, staffNameOf: staffInSql.nameOf };
const besideCalendar = { cartsOn, ordersOn, staffNameOf: staffInSql.nameOf };

/** Changes that are taken back from the log, a line a command (DEDIT-03). */
function allUndos(deps: Deps): readonly Undo[] {
  return [
    undoProduct({ ...deps, staffNameOf: staffInSql.nameOf }),
    undoLimit(limitDeps(deps)),
    undoDeposit(deps),
    undoCompany(customerDeps(deps)),
    undoShipTo(customerDeps(deps)),
    undoVehicle(deps),
    undoDriver(deps),
    undoRole(deps),
    undoContent({ ...deps, staffNameOf: staffInSql.nameOf }),
    undoPortalSettings({ ...deps, cutOffsBetween }),
    undoCapacityRule({ ...deps, beside: besideCapacity }),
    undoLeadTime({ ...deps, beside: besideCalendar }),
    undoHolidayYear({ ...deps, firstOrderIn }),
  ];
}

/** What staff change many at once, a line a list (DLIST-03). */
export const allBulkWork: readonly BulkWork[] = [
  contentsBulk({ staffNameOf: staffInSql.nameOf }),
  materialsBulk({ staffNameOf: staffInSql.nameOf }),
  bundlesBulk(besideDeals),
  leafletsBulk(besidePrices),
  ticketsBulk(claimsInSql),
  usersBulk(userDeps),
  limitsBulk(besideLimits),
  companiesBulk(customerDeps),
  staffBulk(staffDeps),
  papersBulk(papersWired),
];

/** The lists of the desk that can be had as files, a line a list (DLIST-04). */
export function allDeskExports(deps: Deps): readonly DeskExport[] {
  return [
    ordersExport(deps),
    shipTosExport(customerDeps(deps)),
    companiesExport(customerDeps(deps)),
    usersExport(userDeps(deps)),
    productsExport(deps),
    auditExport({ ...deps, ...namesInAudit }),
    limitsExport(limitDeps(deps)),
    contentsExport({ ...deps, staffNameOf: staffInSql.nameOf }),
    materialsExport({ ...deps, staffNameOf: staffInSql.nameOf }),
    dealsExport({ ...deps, beside: besideDeals }),
    leafletsExport({ ...deps, beside: besidePrices }),
    ticketsExport({ ...deps, beside: claimsInSql }),
    importsExport(importsDeps(deps)),
    customerKeysExport(deps),
    deliveriesExport(deps),
    endpointsExport(deps),
    messagesExport(deps),
    contractsExport(deps),
    papersExport({ ...deps, ...papersWired }),
    staffExport(staffDeps(deps)),
    weekExport(deps),
    ticketFiguresExport(deps),
  ];
}

/** Every noun's staff operations, a line a noun. */
export function allDeskResolvers(deps: Deps): readonly Resolvers[] {
  return [
    bulkDeskResolvers(deps),
    auditDeskResolvers({ ...deps, ...namesInAudit, undos: allUndos(deps) }),
    productDeskResolvers({ ...deps, staffNameOf: staffInSql.nameOf }),
    priceDeskResolvers({ ...deps, beside: besidePrices }),
    deskOrderResolvers({
      ...deps,
      afterReport: afterHouseReport,
      actorIn: (tx) => identityFacts({ ...deps, db: tx }).actorInNameOf,
      shortClaims: claimsInSql.shortClaims,
    }),
    deskTicketResolvers({ ...deps, beside: claimsInSql }),
    claimDeskResolvers({ ...deps, staffNameOf: staffInSql.nameOf, houseRights: allRights }),
    callDeskResolvers(deps),
    onBehalfResolvers({ ...deps, placeOfFilledCart }),
    previewResolvers({ ...deps, isContent }),
    cutOffDeskResolvers(deps),
    figureDeskResolvers(deps),
    deliveryResolvers(deps),
    holidayDeskResolvers(deps),
    portalSettingsResolvers({ ...deps, cutOffsBetween }),
    brandResolvers(deps),
    contentDeskResolvers({ ...deps, staffNameOf: staffInSql.nameOf }),
    termsDeskResolvers({ ...deps, agreementsTo, staffNameOf: staffInSql.nameOf }),
    materialsDeskResolvers({ ...deps, staffNameOf: staffInSql.nameOf }),
    dealDeskResolvers({ ...deps, beside: besideDeals }),
    trialDeskResolvers(deps),
    limitsDeskResolvers(limitDeps(deps)),
    depositsDeskResolvers(deps),
    capacityDeskResolvers({ ...deps, beside: besideCapacity }),
    calendarDeskResolvers({ ...deps, beside: besideCalendar }),
    customerDeskResolvers(customerDeps(deps)),
    userDeskResolvers(userDeps(deps)),
    integrationsResolvers({ ...deps, ask: partnersOf(deps) }),
    contractDeskResolvers(deps),
    papersDeskResolvers({ ...deps, ...papersWired }),
    filingResolvers(deps),
    customerKeyDeskResolvers(deps),
    webhookDeskResolvers(deps),
    importsDeskResolvers(importsDeps(deps)),
    exportsDeskResolvers({ ...deps, staffNameOf: staffInSql.nameOf }),
    paymentsDeskResolvers({ ...deps, staffNameOf: staffInSql.nameOf }),
    staffResolvers(staffDeps(deps)),
  ];
}
