import type { Deps } from "../../../platform/deps.ts";
import type { Resolvers } from "../../../platform/desk/desk-graphql.gen.ts";
import { cutOffs } from "./cut-offs.ts";
import { missingRegulars } from "./missing-regulars.ts";
import { remindPlace } from "./remind-place.ts";

export function cutOffDeskResolvers(deps: Deps): Resolvers {
  return {
    Query: {
      cutOffs: (_parent, _args, context) => cutOffs(deps, context),
      missingRegulars: (_parent, args, context) => missingRegulars(deps, context, args),
    },
    Mutation: { remindPlace: (_parent, { input }, context) => remindPlace(deps, context, input) },
  };
}
