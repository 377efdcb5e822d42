import type { Deps } from "../../../platform/deps.ts";
import type { Resolvers } from "../../../platform/desk/desk-graphql.gen.ts";
import { deskContracts } from "./desk-contracts.ts";

export function contractDeskResolvers(deps: Deps): Resolvers {
  return { Query: { deskContracts: (_parent, args, context) => deskContracts(deps, context, args) } };
}
