/** The same of what sets the house up: days, capacities, limits, roles and what the portal shows. */
export const settingInputs: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
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
};
