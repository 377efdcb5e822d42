/**
 * How to call each operation of the desk so that nothing but a missing right refuses it, or so that it refuses for a reason of its
 * own: what it then does is the business of its own test.
 */
export const deskInputs: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "Query.me": {},
  "Query.orders": { filter: {}, sort: "created", ascending: false, first: 1, after: null },
  "Query.order": { number: "4700100001" },
  "Mutation.confirmOrder": { input: { number: "4799999999", version: 1 } },
  "Mutation.confirmOrders": { input: { key: "none", numbers: [] } },
  "Query.orderBatch": { id: "0" },
  "Query.orderBatches": {},
  "Mutation.shipOrder": { input: { number: "4799999999", version: 1, step: "loaded" } },
  "Mutation.deliverOrder": { input: { number: "4799999999", version: 1 } },
  "Mutation.invoiceOrder": { input: { number: "4799999999", version: 1 } },
  "Mutation.takeOrderBack": { input: { number: "4799999999", version: 1, reason: "none" } },
  "Mutation.askErpAgain": { input: { number: "4799999999", version: 1 } },
  "Mutation.setOrderPrices": { input: { number: "4799999999", version: 1, lines: [], reason: "none" } },
  "Mutation.addOrderNote": { input: { number: "4799999999", text: "none" } },
  "Query.shipTos": { filter: {}, sort: "number", ascending: true, first: 1, after: null },
  "Query.shipTo": { id: "500101" },
  "Query.companies": { filter: {}, sort: "number", ascending: true, first: 1, after: null },
  "Query.company": { id: "C1" },
  "Query.customerUsers": { filter: {}, ascending: true, first: 1, after: null },
  "Query.call": { shipToId: "500101" },
  "Mutation.addCallNote": { input: { shipToId: "500101", text: "" } },
  "Mutation.changeShipTo": {
    input: {
      ...{ id: "nothing", version: 1, name: "", street: "", city: "", zip: "", kind: "", deliveryWindow: "" },
      ...{
        types: [],
        isTankEnabled: false,
        tankLitres: 0,
        isUnfilteredEnabled: false,
        isSmallTruckAllowed: false,
      },
      weekdays: { standard: [], truck: [], tank: [], unfiltered: [] },
    },
  },
  "Mutation.setShipToSuspended": { input: { id: "nothing", version: 1, isSuspended: true, reason: "none" } },
  "Mutation.changeCompany": {
    input: {
      ...{
        id: "nothing",
        version: 1,
        name: "",
        street: "",
        city: "",
        zip: "",
        priceList: "",
        invoiceEmail: "",
      },
    },
  },
  "Mutation.setCompanyTerms": { input: { id: "nothing", version: 1, dueDays: 1, paymentMethod: "cash" } },
  "Query.priceListsOfCustomers": {},
  "Query.fleet": {},
  "Mutation.saveVehicle": {
    input: {
      ...{ plate: "", name: "", places: 1, payloadKilograms: 1, hasLift: false, weekdays: [], outReason: "" },
      isActive: true,
    },
  },
  "Mutation.saveDriver": { input: { name: "", phone: "", weekdays: [], outReason: "", isActive: true } },
  "Query.auditEntries": { filter: {}, first: 1, after: null },
  "Query.integrations": {},
  "Query.erpMessages": { standing: "open", first: 1, after: null },
  "Mutation.sendErpMessages": { input: { ids: ["1"] } },
  "Mutation.setErpMessageAside": { input: { id: "1", reason: "none" } },
  "Query.views": { list: "orders" },
  "Mutation.saveView": { input: { list: "orders", name: "", query: "", isShared: false } },
  "Mutation.removeView": { id: "none" },
  "Query.staff": {},
  "Query.staffRights": {},
  "Mutation.inviteStaff": {
    input: { firstName: "", lastName: "", email: "none", language: "cs", roles: [], companies: [] },
  },
  "Mutation.changeStaff": {
    input: { uid: "nobody", version: 1, roles: ["content"], companies: [], status: "active" },
  },
};
