import type { Resolvers } from "../../../platform/desk/desk-graphql.gen.ts";
import type { CapacityDeskDeps } from "./capacity-desk.deps.ts";
import { capacityEffect } from "./capacity-effect.ts";
import { capacityRules } from "./capacity-rules.ts";
import { capacityTrial } from "./capacity-trial.ts";
import { dropCapacityRule, setCapacityRule } from "./set-capacity-rule.ts";

export function capacityDeskResolvers(deps: CapacityDeskDeps): Resolvers {
  return {
    Query: {
      capacityRules: () => capacityRules(deps),
      capacityTrial: (_parent, args, context) => capacityTrial(deps, context, args),
      capacityEffect: (_parent, { input }) => capacityEffect(deps, input),
    },
    Mutation: {
      setCapacityRule: (_parent, { input }, context) => setCapacityRule(deps, context, input),
      dropCapacityRule: (_parent, { input }, context) => dropCapacityRule(deps, context, input),
    },
  };
}
