import type { Deps } from "../../../platform/deps.ts";
import type { Resolvers } from "../../../platform/desk/desk-graphql.gen.ts";
import { brand } from "./brand.ts";
import { dropBrand, setBrand, setContacts } from "./set-brand.ts";

export function brandResolvers(deps: Deps): Resolvers {
  return {
    Query: { brand: () => brand(deps) },
    Mutation: {
      setBrand: (_parent, { input }, context) => setBrand(deps, context, input),
      dropBrand: (_parent, { input }, context) => dropBrand(deps, context, input),
      setContacts: (_parent, { input }, context) => setContacts(deps, context, input),
    },
  };
}
