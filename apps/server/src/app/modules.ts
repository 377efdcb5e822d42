import { catalogResolvers } from "../modules/catalog/catalog.resolvers.ts";
import type { IdentityDeps } from "../modules/identity/identity.deps.ts";
import { identityResolvers } from "../modules/identity/identity.resolvers.ts";
import { ordersInSql } from "../modules/orders/orders.facts.ts";
import type { Deps } from "../platform/deps.ts";
import type { Resolvers } from "../platform/graphql.gen.ts";
import type { Job } from "../platform/job.ts";
import type { Routes } from "../platform/rest-scope.ts";

/** Every noun's GraphQL resolvers, one line a noun. */
export function allResolvers(deps: Deps & IdentityDeps): readonly Resolvers[] {
  return [identityResolvers(deps), catalogResolvers({ ...deps, boughtBefore: ordersInSql.hasOrdered })];
}

/** Every noun's REST routes, by the base they live under (contract/services). */
export const allRoutes: {
  readonly customerData: readonly Routes[];
  readonly content: readonly Routes[];
  readonly general: readonly Routes[];
  readonly generalV2: readonly Routes[];
} = {
  customerData: [],
  content: [],
  general: [],
  generalV2: [],
};

/** Everything that works beside requests. */
export const allJobs: readonly Job[] = [];
