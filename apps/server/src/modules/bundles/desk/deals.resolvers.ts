import type { Resolvers } from "../../../platform/desk/desk-graphql.gen.ts";
import { changeBundles } from "./bundles-in-bulk.ts";
import type { DealDeskDeps } from "./deal-desk.deps.ts";
import { bundleRecord, listDeals } from "./list-deals.ts";
import { approveBundle, dropBundleDraft, saveBundle } from "./save-deal.ts";

export function dealDeskResolvers(deps: DealDeskDeps): Resolvers {
  return {
    Query: {
      bundles: (_parent, args, context) => listDeals(deps, context, args),
      bundle: (_parent, { sku }, context) => bundleRecord(deps, context, sku),
    },
    Mutation: {
      changeBundles: (_parent, { input }, context) => changeBundles(deps, context, input),
      saveBundle: (_parent, { input }, context) => saveBundle(deps, context, input),
      approveBundle: (_parent, { input }, context) => approveBundle(deps, context, input),
      dropBundleDraft: (_parent, { input }, context) => dropBundleDraft(deps, context, input),
    },
  };
}
