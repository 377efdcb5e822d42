import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import type { BulkInput } from "../../kit/bulk/bulk-acts.ts";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { DeskTicketFilter, DeskTicketsAct } from "../../shared/graphql.gen/graphql.ts";

const ChangeTicketsDocument = graphql(`
  mutation ChangeTickets($input: DeskTicketsInBulkInput!) {
    changeTickets(input: $input) {
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

/** Begins to change many tickets: those that are named, or all that a filter finds (DLIST-03). */
export function useChangeTickets(filter: DeskTicketFilter) {
  return useAction(
    async ({ key, ids, act, person, status }: BulkInput<DeskTicketsAct>) => {
      const input = { key, act, person, status, ...(ids === null ? { filter } : { ids }) };
      return (await queryGraphql(ChangeTicketsDocument, { input })).changeTickets;
    },
    { showsOwnFailure: true },
  );
}
