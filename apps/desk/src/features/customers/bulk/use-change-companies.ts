import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import type { BulkInput } from "../../../kit/bulk/bulk-acts.ts";
import { graphql } from "../../../shared/graphql.gen/gql.ts";
import type { DeskCompaniesAct, DeskCompanyFilter } from "../../../shared/graphql.gen/graphql.ts";

const ChangeCompaniesDocument = graphql(`
  mutation ChangeCompanies($input: DeskCompaniesInBulkInput!) {
    changeCompanies(input: $input) {
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

/** Begins to change many companies: those that are named, or all that a filter finds (DLIST-03). */
export function useChangeCompanies(filter: DeskCompanyFilter) {
  return useAction(
    async ({ key, ids, act, priceList }: BulkInput<DeskCompaniesAct>) => {
      const input = { key, act, priceList: priceList ?? "", ...(ids === null ? { filter } : { ids }) };
      return (await queryGraphql(ChangeCompaniesDocument, { input })).changeCompanies;
    },
    { showsOwnFailure: true },
  );
}
