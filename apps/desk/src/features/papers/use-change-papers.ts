import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import type { BulkInput } from "../../kit/bulk/bulk-acts.ts";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { DeskPaperFilter, DeskPapersAct } from "../../shared/graphql.gen/graphql.ts";

const ChangePapersDocument = graphql(`
  mutation ChangePapers($input: DeskPapersInBulkInput!) {
    changePapers(input: $input) {
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

/** Begins to change many papers: those that are named, or all that a filter finds (DLIST-03). */
export function useChangePapers(filter: DeskPaperFilter) {
  return useAction(
    async ({ key, ids, act, paidOn }: BulkInput<DeskPapersAct>) => {
      const input = { key, act, paidOn, ...(ids === null ? { filter } : { ids }) };
      return (await queryGraphql(ChangePapersDocument, { input })).changePapers;
    },
    { showsOwnFailure: true },
  );
}
