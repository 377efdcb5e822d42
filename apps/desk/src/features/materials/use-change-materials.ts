import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import type { BulkInput } from "../../kit/bulk/bulk-acts.ts";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { DeskMaterialFilter, DeskMaterialsAct } from "../../shared/graphql.gen/graphql.ts";

const ChangeMaterialsDocument = graphql(`
  mutation ChangeMaterials($input: DeskMaterialsInBulkInput!) {
    changeMaterials(input: $input) {
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

/** Begins to change many materials: those that are named, or all that a filter finds (DLIST-03). */
export function useChangeMaterials(filter: DeskMaterialFilter) {
  return useAction(
    async ({ key, ids, act, folder, permission, markets }: BulkInput<DeskMaterialsAct>) => {
      const of = ids === null ? { filter } : { ids };
      const input = { key, act, folder, permission, markets, ...of };
      return (await queryGraphql(ChangeMaterialsDocument, { input })).changeMaterials;
    },
    { showsOwnFailure: true },
  );
}
