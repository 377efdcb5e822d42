import { useQueryClient } from "@tanstack/react-query";
import { STAFF_ROLES } from "@vycep/domain/staff/staff-role";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import type { BulkInput } from "../../kit/bulk/bulk-acts.ts";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { ChangeStaffInput, DeskStaffAct, InviteStaffInput } from "../../shared/graphql.gen/graphql.ts";

const InviteStaffDocument = graphql(`
  mutation InviteStaff($input: InviteStaffInput!) {
    inviteStaff(input: $input) {
      link
      refusal {
        code
        message
      }
    }
  }
`);

const InviteStaffAgainDocument = graphql(`
  mutation InviteStaffAgain($uid: ID!) {
    inviteStaffAgain(uid: $uid) {
      link
      refusal {
        message
      }
    }
  }
`);

const ChangeStaffDocument = graphql(`
  mutation ChangeStaff($input: ChangeStaffInput!) {
    changeStaff(input: $input) {
      refusal {
        code
        message
      }
    }
  }
`);

const EndStaffSessionsDocument = graphql(`
  mutation EndStaffSessions($uid: ID!) {
    endStaffSessions(uid: $uid) {
      refusal {
        message
      }
    }
  }
`);

const ChangeStaffMembersDocument = graphql(`
  mutation ChangeStaffMembers($input: DeskStaffInBulkInput!) {
    changeStaffMembers(input: $input) {
      batch {
        id
      }
      refusal {
        message
        field
      }
    }
  }
`);

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["staff"] });
}

export function useInviteStaff() {
  return useAction(
    async (input: InviteStaffInput) => (await queryGraphql(InviteStaffDocument, { input })).inviteStaff,
    { showsOwnFailure: true, refresh: useRefresh() },
  );
}

export function useInviteAgain() {
  return useAction(
    async (uid: string) => (await queryGraphql(InviteStaffAgainDocument, { uid })).inviteStaffAgain,
    { showsOwnFailure: true },
  );
}

export function useChangeStaff() {
  return useAction(
    async (input: ChangeStaffInput) => (await queryGraphql(ChangeStaffDocument, { input })).changeStaff,
    { showsOwnFailure: true, refresh: useRefresh() },
  );
}

export function useEndSessions() {
  return useAction(
    async (uid: string) => (await queryGraphql(EndStaffSessionsDocument, { uid })).endStaffSessions,
    { showsOwnFailure: true },
  );
}

/** Begins to change many of the staff: those that are named, or everybody (DLIST-03). */
export function useChangeStaffMembers() {
  return useAction(
    async ({ key, ids, act, role: chosen }: BulkInput<DeskStaffAct>) => {
      const role = STAFF_ROLES.find((one) => one === chosen) ?? null;
      return (await queryGraphql(ChangeStaffMembersDocument, { input: { key, ids, act, role } }))
        .changeStaffMembers;
    },
    { showsOwnFailure: true },
  );
}
