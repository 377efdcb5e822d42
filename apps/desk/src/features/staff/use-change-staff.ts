import { useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { ChangeStaffInput, InviteStaffInput } from "../../shared/graphql.gen/graphql.ts";

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

export function useChangeStaff() {
  return useAction(
    async (input: ChangeStaffInput) => (await queryGraphql(ChangeStaffDocument, { input })).changeStaff,
    { showsOwnFailure: true, refresh: useRefresh() },
  );
}
