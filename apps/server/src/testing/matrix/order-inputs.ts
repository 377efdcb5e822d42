/** How to call what the desk does with orders; see `desk-inputs.ts`. */
export const orderInputs: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "Query.orders": { filter: {}, sort: "created", ascending: false, first: 1, after: null },
  "Query.orderCounts": { filters: [{}] },
  "Query.orderRound": { orderNumber: "4700100001" },
  "Query.order": { number: "4700100001" },
  "Mutation.confirmOrder": { input: { number: "4799999999", version: 1 } },
  "Mutation.confirmOrders": { input: { key: "none", numbers: [] } },
  "Query.shortage": { input: { sku: "100101", from: "2026-11-23", to: "2026-11-24" } },
  "Mutation.confirmShort": { input: { sku: "100101", reason: "none", substitutes: [], orders: [] } },
  "Query.orderBatches": {},
  "Mutation.shipOrder": { input: { number: "4799999999", version: 1, step: "loaded" } },
  "Mutation.deliverOrder": { input: { number: "4799999999", version: 1 } },
  "Mutation.invoiceOrder": { input: { number: "4799999999", version: 1 } },
  "Mutation.takeOrderBack": { input: { number: "4799999999", version: 1, reason: "none" } },
  "Mutation.changeOrder": {
    input: {
      ...{ number: "4799999999", version: 1, reason: "none" },
      wanted: {
        ...{ deliveryDate: "2026-11-25", method: "selfpickup_selfpickup" },
        ...{ customerOrderNumber: "", noteForDriver: "", lines: [] },
      },
    },
  },
  "Mutation.setOrderPrices": { input: { number: "4799999999", version: 1, lines: [], reason: "none" } },
  "Mutation.addOrderNote": { input: { number: "4799999999", text: "none" } },
  "Query.cutOffs": {},
  "Query.missingRegulars": {
    cutOff: { kind: "truck", day: "2026-11-25", orderBy: "2026-11-23T13:30" },
    ...{ first: 1, after: null },
  },
};
