import type { Resolvers } from "../../../platform/desk/desk-graphql.gen.ts";
import { companies } from "./companies.ts";
import { company } from "./company.ts";
import type { CustomerDeskDeps } from "./customer-desk.deps.ts";
import { shipTo } from "./ship-to.ts";
import { shipTos } from "./ship-tos.ts";

export function customerDeskResolvers(deps: CustomerDeskDeps): Resolvers {
  return {
    Query: {
      shipTos: (_parent, args, context) => shipTos(deps, context, args),
      shipTo: (_parent, { id }, context) => shipTo(deps, context, id),
      companies: (_parent, args, context) => companies(deps, context, args),
      company: (_parent, { id }, context) => company(deps, context, id),
    },
  };
}
