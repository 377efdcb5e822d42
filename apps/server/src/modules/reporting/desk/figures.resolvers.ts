import type { Deps } from "../../../platform/deps.ts";
import type { Resolvers } from "../../../platform/desk/desk-graphql.gen.ts";
import { deskWeekFigures } from "./week-figures.ts";

export function figureDeskResolvers(deps: Deps): Resolvers {
  return { Query: { weekFigures: (_parent, args, context) => deskWeekFigures(deps, context, args) } };
}
