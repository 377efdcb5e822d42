/** The same of what is changed many at once (DLIST-03): of nothing at all no batch begins. */
export const bulkInputs: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "Query.bulkBatch": { id: "0" },
  "Query.bulkBatches": { list: "contents" },
  "Mutation.changeContents": { input: { key: "none", ids: [], act: "publish" } },
  "Mutation.changeMaterials": { input: { key: "none", ids: [], act: "retire" } },
  "Mutation.changeBundles": { input: { key: "none", ids: [], act: "hold" } },
  "Mutation.changeLeaflets": { input: { key: "none", ids: [], act: "end" } },
  "Mutation.changeTickets": { input: { key: "none", ids: [], act: "letGo" } },
  "Mutation.changeCustomerUsers": { input: { key: "none", ids: [], act: "endSessions" } },
  "Mutation.changeProductLimits": { input: { key: "none", ids: [], act: "hold" } },
  "Mutation.changeCompanies": { input: { key: "none", ids: [], act: "setPriceList", priceList: "none" } },
  "Mutation.changeStaffMembers": { input: { key: "none", ids: [], act: "suspend" } },
  "Mutation.changePapers": { input: { key: "none", ids: [], act: "markPaid", paidOn: "2026-11-20" } },
};
