import type { Resolvers } from "../../../platform/desk/desk-graphql.gen.ts";
import { changeStaff } from "./change-staff.ts";
import { chosenColumns, saveColumns } from "./columns.ts";
import { endStaffSessions } from "./end-staff-sessions.ts";
import { inviteStaffAgain } from "./invite-staff-again.ts";
import { inviteStaffMember } from "./invite-staff-member.ts";
import { listRights } from "./list-rights.ts";
import { listStaff } from "./list-staff.ts";
import { me } from "./me.ts";
import type { StaffDeps } from "./staff.deps.ts";
import { changeStaffMembers } from "./staff-in-bulk.ts";
import { listViews, removeView, saveView } from "./views.ts";

export function staffResolvers(deps: StaffDeps): Resolvers {
  return {
    Query: {
      me: (_parent, _args, context) => me(deps, context),
      staff: (_parent, _args, { language }) => listStaff(deps, language),
      staffRights: () => listRights(deps),
      columns: (_parent, _args, context) => chosenColumns(deps, context),
      views: (_parent, { list }, context) => listViews(deps, context, list),
    },
    Mutation: {
      inviteStaff: (_parent, { input }, context) => inviteStaffMember(deps, context, input),
      inviteStaffAgain: (_parent, { uid }, context) => inviteStaffAgain(deps, context, uid),
      changeStaff: (_parent, { input }, context) => changeStaff(deps, context, input),
      endStaffSessions: (_parent, { uid }, context) => endStaffSessions(deps, context, uid),
      changeStaffMembers: (_parent, { input }, context) => changeStaffMembers(deps, context, input),
      saveColumns: (_parent, { input }, context) => saveColumns(deps, context, input),
      saveView: (_parent, { input }, context) => saveView(deps, context, input),
      removeView: (_parent, { id }, context) => removeView(deps, context, id),
    },
  };
}
