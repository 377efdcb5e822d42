/** The same of what sets the house up: days, capacities, limits, roles, what the portal shows, keys, files and deals. */
export const settingInputs: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "Mutation.claimDelivery": { input: { order: "none", lines: [], note: "" } },
  "Query.brand": {},
  "Query.capacityTrial": { shipToId: "none", lines: null },
  "Query.capacityEffect": {
    input: { market: "CZ", customerType: "POS", method: "flatrate_flatrate", limits: {} },
  },
  "Mutation.setCapacityRule": {
    input: {
      ...{ market: "CZ", customerType: "POS", method: "flatrate_flatrate", validFrom: "2020-01-01" },
      ...{ limits: {}, seen: "none" },
    },
  },
  "Mutation.dropCapacityRule": {
    input: {
      ...{ market: "CZ", customerType: "POS", method: "flatrate_flatrate", validFrom: "2020-01-01" },
      seen: "none",
    },
  },
  "Query.holidayYear": { market: "CZ", year: 2028 },
  "Mutation.confirmHolidayYear": { input: { market: "CZ", year: 2028, days: [], seen: "none" } },
  "Mutation.changeRoleTable": { input: { roles: [{ id: "none", seen: [], marks: [] }] } },
  "Query.roleTable": {},
  "Query.portalSettings": { market: "CZ" },
  "Mutation.setPortalSettings": {
    input: {
      ...{ market: "CZ", validFrom: "2020-01-01", bannerRotation: 8 },
      sections: [],
      units: [],
      seen: "none",
    },
  },
  "Mutation.dropPortalSettings": { input: { market: "CZ", validFrom: "2020-01-01", seen: "none" } },
  "Mutation.setMaintenance": { input: { market: "CZ", isOn: false, opensItself: false, seen: "none" } },
  "Mutation.setLeadTime": {
    input: { kind: "truck", validFrom: "2020-01-01", cutOff: "none", days: 0, seen: "none" },
  },
  "Mutation.dropLeadTime": { input: { kind: "truck", validFrom: "2020-01-01", seen: "none" } },
  "Query.emptiesDeposits": {},
  "Mutation.setEmptiesDeposit": {
    input: { code: "none", market: "CZ", validFrom: "2020-01-01", depositMinor: 1, seen: "none" },
  },
  "Mutation.dropEmptiesDeposit": {
    input: { code: "none", market: "CZ", validFrom: "2020-01-01", seen: "none" },
  },
  "Mutation.setProductLimit": {
    input: {
      was: null,
      version: 0,
      shipToId: "none",
      sku: "none",
      maxBoxes: 1,
      validFrom: "2026-12-01",
      validTo: null,
    },
  },
  "Mutation.dropProductLimit": {
    input: { shipToId: "none", sku: "none", validFrom: "2026-12-01", version: 1 },
  },
  "Query.serviceKeys": {},
  "Mutation.makeServiceKey": { input: { name: "", rights: [], days: 1 } },
  "Mutation.revokeServiceKey": { input: { id: "none" } },
  "Query.customerKeys": { first: 1, after: null },
  "Mutation.revokeCustomerKey": { input: { id: "none" } },
  "Query.webhookEndpoints": { first: 1, after: null },
  "Query.webhookDeliveries": { first: 1, after: null },
  "Mutation.repeatWebhookDelivery": { input: { id: "none" } },
  "Query.dataExports": { first: 1, after: null },
  "Mutation.beginDataExport": { input: { key: "none", reason: "" } },
  "Mutation.openDataExport": { input: { id: "0" } },
  "Mutation.undoAuditEntry": { input: { id: "0" } },
  "Query.importKinds": {},
  "Query.dataImports": { first: 1, after: null },
  "Query.dataImport": { id: "0" },
  "Query.dataImportRows": { id: "0", first: 1, after: null },
  "Mutation.tryDataImport": { input: { kind: "categories", name: "none.csv", content: "" } },
  "Mutation.writeDataImport": { input: { id: "0", version: 1 } },
  "Mutation.dropDataImport": { input: { id: "0" } },
  "Mutation.undoDataImport": { input: { id: "0" } },
  "Query.productLimits": { filter: {}, first: 1 },
  "Query.promoLeaflets": { filter: {}, first: 1 },
  "Mutation.saveLeaflet": {
    input: {
      ...{ id: "0", version: 0, name: "none", priceList: "none", sku: "none", promoMinor: 0 },
      ...{ isInsideDelivery: true, validFrom: "2026-12-01", isPublished: true },
    },
  },
  "Mutation.approveLeaflet": { input: { id: "0", version: 0 } },
  "Mutation.endLeaflet": { input: { id: "0", version: 0 } },
  "Query.bundles": { filter: {}, first: 1 },
  "Query.bundle": { sku: "none" },
  "Query.offerTrial": { input: { shipToId: "none", day: "2026-11-25", lines: [] } },
  "Mutation.saveBundle": {
    input: {
      ...{ sku: "none", version: 0, isPublished: true },
      offer: {
        ...{ rule: "fixed", discountPercent: 5, validFrom: "2026-12-01", maxPackages: 1, minBoxes: 1 },
        items: [],
      },
    },
  },
  "Mutation.approveBundle": { input: { sku: "none", version: 0 } },
  "Mutation.dropBundleDraft": { input: { sku: "none", version: 0 } },
  "Query.views": { list: "orders" },
  "Mutation.saveView": { input: { list: "orders", name: "", query: "", isShared: false } },
  "Mutation.removeView": { id: "none" },
  "Mutation.saveColumns": { input: { list: "orders", shown: ["one", "one"], hidden: [] } },
  "Query.staff": {},
  "Query.staffRights": {},
  "Mutation.inviteStaff": {
    input: { firstName: "", lastName: "", email: "none", language: "cs", roles: [], companies: [] },
  },
  "Query.paperVatRates": {},
  "Mutation.changeStaff": {
    input: { uid: "nobody", version: 1, roles: ["content"], companies: [], status: "active" },
  },
};
