import type { Deps } from "../../../../platform/deps.ts";
import type { Resolvers } from "../../../../platform/desk/desk-graphql.gen.ts";
import { emptiesDeposits } from "./deposits.ts";
import { dropEmptiesDeposit, setEmptiesDeposit } from "./set-deposit.ts";

export function depositsDeskResolvers(deps: Deps): Resolvers {
  return {
    Query: {
      emptiesDeposits: (_parent, _args, { language }) => emptiesDeposits(deps, language),
    },
    Mutation: {
      setEmptiesDeposit: (_parent, { input }, context) => setEmptiesDeposit(deps, context, input),
      dropEmptiesDeposit: (_parent, { input }, context) => dropEmptiesDeposit(deps, context, input),
    },
  };
}
