import type { Resolvers } from "../../../../platform/desk/desk-graphql.gen.ts";
import { publishTerms, stopTermsPlan } from "./publish-terms.ts";
import { dropTermsDraft, saveTerms } from "./save-terms.ts";
import { terms } from "./terms.ts";
import type { TermsDeskDeps } from "./terms-desk.deps.ts";

export function termsDeskResolvers(deps: TermsDeskDeps): Resolvers {
  return {
    Query: { terms: (_parent, args) => terms(deps, args) },
    Mutation: {
      saveTerms: (_parent, { input }, context) => saveTerms(deps, context, input),
      publishTerms: (_parent, { input }, context) => publishTerms(deps, context, input),
      stopTermsPlan: (_parent, { input }, context) => stopTermsPlan(deps, context, input),
      dropTermsDraft: (_parent, { input }, context) => dropTermsDraft(deps, context, input),
    },
  };
}
