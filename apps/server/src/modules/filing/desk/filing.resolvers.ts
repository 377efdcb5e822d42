import type { Deps } from "../../../platform/deps.ts";
import type { Resolvers } from "../../../platform/desk/desk-graphql.gen.ts";
import { filePapers } from "./file-papers.ts";
import { paperVatRates } from "./paper-vat-rates.ts";
import { leavePaperFiles, paperFiles, papersNumbered } from "./read-paper-files.ts";

export function filingResolvers(deps: Deps): Resolvers {
  return {
    Query: {
      paperFiles: (_parent, _args, context) => paperFiles(deps, context),
      papersNumbered: (_parent, args, context) => papersNumbered(deps, context, args),
      paperVatRates: (_parent, args, context) => paperVatRates(deps, context, args),
    },
    Mutation: {
      filePapers: (_parent, { input }, context) => filePapers(deps, context, input),
      leavePaperFiles: (_parent, { input }, context) => leavePaperFiles(deps, context, input),
    },
  };
}
