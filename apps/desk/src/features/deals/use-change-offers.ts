import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import type { BulkInput } from "../../kit/bulk/bulk-acts.ts";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type {
  DeskBundlesAct,
  DeskDealFilter,
  DeskLeafletFilter,
  DeskLeafletsAct,
} from "../../shared/graphql.gen/graphql.ts";

const ChangeBundlesDocument = graphql(`
  mutation ChangeBundles($input: DeskBundlesInBulkInput!) {
    changeBundles(input: $input) {
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

const ChangeLeafletsDocument = graphql(`
  mutation ChangeLeaflets($input: DeskLeafletsInBulkInput!) {
    changeLeaflets(input: $input) {
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

/** Begins to change many package deals: those that are named, or all that a filter finds (DLIST-03). */
export function useChangeBundles(filter: DeskDealFilter) {
  return useAction(
    async ({ key, ids, act, day }: BulkInput<DeskBundlesAct>) => {
      const input = { key, act, day, ...(ids === null ? { filter } : { ids }) };
      return (await queryGraphql(ChangeBundlesDocument, { input })).changeBundles;
    },
    { showsOwnFailure: true },
  );
}

/** The same for leaflets. */
export function useChangeLeaflets(filter: DeskLeafletFilter) {
  return useAction(
    async ({ key, ids, act, day }: BulkInput<DeskLeafletsAct>) => {
      const input = { key, act, day, ...(ids === null ? { filter } : { ids }) };
      return (await queryGraphql(ChangeLeafletsDocument, { input })).changeLeaflets;
    },
    { showsOwnFailure: true },
  );
}
