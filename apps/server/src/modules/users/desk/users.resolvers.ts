import type { Resolvers } from "../../../platform/desk/desk-graphql.gen.ts";
import { customerUsers } from "./customer-users.ts";
import type { UserDeskDeps } from "./user-desk.deps.ts";

export function userDeskResolvers(deps: UserDeskDeps): Resolvers {
  return { Query: { customerUsers: (_parent, args, context) => customerUsers(deps, context, args) } };
}
