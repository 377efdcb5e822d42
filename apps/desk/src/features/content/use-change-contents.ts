import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import type { BulkInput } from "../../kit/bulk/bulk-acts.ts";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { DeskContentFilter, DeskContentsAct } from "../../shared/graphql.gen/graphql.ts";

const ChangeContentsDocument = graphql(`
  mutation ChangeContents($input: DeskContentsInBulkInput!) {
    changeContents(input: $input) {
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

/** Begins to change many pieces of content: those that are named, or all that a filter finds (DLIST-03). */
export function useChangeContents(filter: DeskContentFilter) {
  return useAction(
    async ({ key, ids, act, at, markets }: BulkInput<DeskContentsAct>) => {
      const input = { key, act, at, markets, ...(ids === null ? { filter } : { ids }) };
      return (await queryGraphql(ChangeContentsDocument, { input })).changeContents;
    },
    { showsOwnFailure: true },
  );
}
