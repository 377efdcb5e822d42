import type { Resolvers } from "../../../platform/desk/desk-graphql.gen.ts";
import { anonymisePerson } from "./anonymise-person.ts";
import { changeRoleTable } from "./change-role-table.ts";
import {
  helpCustomerUser,
  inviteCustomerUser,
  setCustomerUserRole,
  setCustomerUserStatus,
} from "./change-user.ts";
import { customerRoles, customerUser } from "./customer-user.ts";
import { customerUsers } from "./customer-users.ts";
import { exportPerson } from "./export-person.ts";
import { roleTable } from "./role-table.ts";
import { termsNotAgreed } from "./terms-not-agreed.ts";
import type { UserDeskDeps } from "./user-desk.deps.ts";
import { changeCustomerUsers } from "./users-in-bulk.ts";

export function userDeskResolvers(deps: UserDeskDeps): Resolvers {
  return {
    Query: {
      customerUsers: (_parent, args, context) => customerUsers(deps, context, args),
      customerUser: (_parent, { uid }, context) => customerUser(deps, context, uid),
      customerRoles: () => customerRoles(deps),
      roleTable: (_parent, _args, context) => roleTable(deps.db, context),
      termsNotAgreed: (_parent, args, context) => termsNotAgreed(deps, context, args),
    },
    Mutation: {
      inviteCustomerUser: (_parent, { input }, context) => inviteCustomerUser(deps, context, input),
      setCustomerUserStatus: (_parent, { input }, context) => setCustomerUserStatus(deps, context, input),
      setCustomerUserRole: (_parent, { input }, context) => setCustomerUserRole(deps, context, input),
      changeCustomerUsers: (_parent, { input }, context) => changeCustomerUsers(deps, context, input),
      changeRoleTable: (_parent, { input }, context) => changeRoleTable(deps, context, input),
      exportCustomerUser: (_parent, { input }, context) => exportPerson(deps, context, input),
      anonymiseCustomerUser: (_parent, { input }, context) => anonymisePerson(deps, context, input),
      helpCustomerUser: (_parent, { input }, context) => helpCustomerUser(deps, context, input),
    },
  };
}
