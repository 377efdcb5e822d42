import type { Resolvers } from "../../../platform/desk/desk-graphql.gen.ts";
import { changeCompany, setCompanyTerms } from "./change-company.ts";
import { changeShipTo } from "./change-ship-to.ts";
import { companies } from "./companies.ts";
import { changeCompanies } from "./companies-in-bulk.ts";
import { company } from "./company.ts";
import { createCompany } from "./create-company.ts";
import { createShipTo } from "./create-ship-to.ts";
import type { CustomerDeskDeps } from "./customer-desk.deps.ts";
import { foundCompanies, foundPlaces } from "./found-customers.ts";
import { newCustomer } from "./new-customer.ts";
import { setShipToSuspended } from "./set-ship-to-suspended.ts";
import { shipTo } from "./ship-to.ts";
import { shipTos } from "./ship-tos.ts";
import { setWeekdays } from "./weekdays/set-weekdays.ts";
import { weekdayBatch, weekdayBatches } from "./weekdays/weekday-batches.ts";

export function customerDeskResolvers(deps: CustomerDeskDeps): Resolvers {
  return {
    Query: {
      shipTos: (_parent, args, context) => shipTos(deps, context, args),
      shipTo: (_parent, { id }, context) => shipTo(deps, context, id),
      priceListsOfCustomers: async () => [...(await deps.beside.priceLists(deps.db))],
      companies: (_parent, args, context) => companies(deps, context, args),
      weekdayBatch: (_parent, { id }, context) => weekdayBatch(deps, context, id),
      weekdayBatches: (_parent, _args, context) => weekdayBatches(deps, context),
      newCustomer: (_parent, { companyId }, context) => newCustomer(deps, context, companyId),
      foundPlaces: (_parent, { text }, context) => foundPlaces(deps, context, text),
      foundCompanies: (_parent, { text }, context) => foundCompanies(deps, context, text),
      company: (_parent, { id }, context) => company(deps, context, id),
    },
    Mutation: {
      setWeekdays: (_parent, { input }, context) => setWeekdays(deps, context, input),
      createCompany: (_parent, { input }, context) => createCompany(deps, context, input),
      createShipTo: (_parent, { input }, context) => createShipTo(deps, context, input),
      changeShipTo: (_parent, { input }, context) => changeShipTo(deps, context, input),
      setShipToSuspended: (_parent, { input }, context) => setShipToSuspended(deps, context, input),
      changeCompanies: (_parent, { input }, context) => changeCompanies(deps, context, input),
      changeCompany: (_parent, { input }, context) => changeCompany(deps, context, input),
      setCompanyTerms: (_parent, { input }, context) => setCompanyTerms(deps, context, input),
    },
  };
}
