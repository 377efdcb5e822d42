import type { Deps } from "../../../platform/deps.ts";
import type { Resolvers } from "../../../platform/desk/desk-graphql.gen.ts";
import { fleet } from "./fleet.ts";
import { saveDriver, saveVehicle } from "./save-fleet.ts";

export function deliveryResolvers(deps: Deps): Resolvers {
  return {
    Query: { fleet: () => fleet(deps.db) },
    Mutation: {
      saveVehicle: (_parent, { input }, context) => saveVehicle(deps, context, input),
      saveDriver: (_parent, { input }, context) => saveDriver(deps, context, input),
    },
  };
}
