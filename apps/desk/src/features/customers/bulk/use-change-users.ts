import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import type { BulkInput } from "../../../kit/bulk/bulk-acts.ts";
import { graphql } from "../../../shared/graphql.gen/gql.ts";
import type { DeskCustomerUserFilter, DeskCustomerUsersAct } from "../../../shared/graphql.gen/graphql.ts";

const ChangeCustomerUsersDocument = graphql(`
  mutation ChangeCustomerUsers($input: DeskCustomerUsersInBulkInput!) {
    changeCustomerUsers(input: $input) {
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

/** Begins to change many people: those that are named, in the companies of the list, or all that it finds (DLIST-03). */
export function useChangeUsers(filter: DeskCustomerUserFilter) {
  return useAction(
    async ({ key, ids, act }: BulkInput<DeskCustomerUsersAct>) =>
      (await queryGraphql(ChangeCustomerUsersDocument, { input: { key, act, ids, filter } }))
        .changeCustomerUsers,
    { showsOwnFailure: true },
  );
}
