import type { Deps } from "../../../platform/deps.ts";
import type { Resolvers } from "../../../platform/desk/desk-graphql.gen.ts";
import { offerTrial } from "./offer-trial.ts";

export function trialDeskResolvers(deps: Deps): Resolvers {
  return { Query: { offerTrial: (_parent, { input }, context) => offerTrial(deps, context, input) } };
}
