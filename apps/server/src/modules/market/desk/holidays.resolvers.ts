import type { Deps } from "../../../platform/deps.ts";
import type { Resolvers } from "../../../platform/desk/desk-graphql.gen.ts";
import { confirmHolidayYear } from "./confirm-holiday-year.ts";
import { holidayYear } from "./holiday-years.ts";

export function holidayDeskResolvers(deps: Deps): Resolvers {
  return {
    Query: { holidayYear: (_parent, args) => holidayYear(deps, args) },
    Mutation: {
      confirmHolidayYear: (_parent, { input }, context) => confirmHolidayYear(deps, context, input),
    },
  };
}
