import type { Resolvers } from "../../../platform/desk/desk-graphql.gen.ts";
import { openPaper } from "./open-paper.ts";
import type { PapersDeskDeps } from "./papers.deps.ts";
import { paperSums, papers } from "./papers.ts";
import { changePapers } from "./papers-in-bulk.ts";

export function papersDeskResolvers(deps: PapersDeskDeps): Resolvers {
  return {
    Query: {
      papers: (_parent, args, context) => papers(deps, context, args),
      paperSums: (_parent, _args, context) => paperSums(deps, context),
    },
    Mutation: {
      openPaper: (_parent, { input }, context) => openPaper(deps, context, input),
      changePapers: (_parent, { input }, context) => changePapers(deps, context, input),
    },
  };
}
