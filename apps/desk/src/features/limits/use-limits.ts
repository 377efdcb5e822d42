import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import type { BulkInput } from "../../kit/bulk/bulk-acts.ts";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type {
  DeskLimitsAct,
  DropProductLimitInput,
  ProductLimitsQuery,
  SetProductLimitInput,
} from "../../shared/graphql.gen/graphql.ts";
import { type LimitsState, limitsAddress } from "./limits-address.ts";

const ProductLimitsDocument = graphql(`
  query ProductLimits($filter: DeskLimitFilter!, $first: Int!, $after: String) {
    productLimits(filter: $filter, first: $first, after: $after) {
      total
      isMore
      next
      items {
        id
        shipToId
        shipToName
        companyName
        sku
        productName
        maxBoxes
        boxesOrdered
        validFrom
        validTo
        standing
        version
      }
    }
  }
`);

const SetProductLimitDocument = graphql(`
  mutation SetProductLimit($input: SetProductLimitInput!) {
    setProductLimit(input: $input) {
      refusal {
        code
        message
        field
      }
    }
  }
`);

const DropProductLimitDocument = graphql(`
  mutation DropProductLimit($input: DropProductLimitInput!) {
    dropProductLimit(input: $input) {
      refusal {
        code
        message
        field
      }
    }
  }
`);

const ChangeProductLimitsDocument = graphql(`
  mutation ChangeProductLimits($input: DeskLimitsInBulkInput!) {
    changeProductLimits(input: $input) {
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

export type Limit = ProductLimitsQuery["productLimits"]["items"][number];

export const limitsOnPage = 50;

/** What the list is asked for. */
export function limitFilterOf({ q, standing, place, sku }: LimitsState) {
  return { text: q, standing: standing ?? null, shipToId: place ?? null, sku: sku ?? null };
}

/** A page of limits; what is ordered meanwhile is counted by itself. */
export function limitsQuery(state: LimitsState) {
  return queryOptions({
    queryKey: ["limits", limitsAddress.print(state)],
    queryFn: async ({ signal }) => {
      const variables = { filter: limitFilterOf(state), first: limitsOnPage, after: state.after ?? null };
      return (await queryGraphql(ProductLimitsDocument, variables, { signal })).productLimits;
    },
    refetchInterval: 30_000,
  });
}

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["limits"] });
}

export function useSetLimit() {
  return useAction(
    async (input: SetProductLimitInput) =>
      (await queryGraphql(SetProductLimitDocument, { input })).setProductLimit,
    { showsOwnFailure: true, refresh: useRefresh() },
  );
}

export function useDropLimit() {
  return useAction(
    async (input: DropProductLimitInput) =>
      (await queryGraphql(DropProductLimitDocument, { input })).dropProductLimit,
    { showsOwnFailure: true, refresh: useRefresh() },
  );
}

/** Begins to change many limits: those that are named, or all that the list finds (DLIST-03). */
export function useChangeLimits(state: LimitsState) {
  return useAction(
    async ({ key, ids, act, boxes, day }: BulkInput<DeskLimitsAct>) => {
      const of = ids === null ? { filter: limitFilterOf(state) } : { ids };
      const input = { key, act, boxes, day, ...of };
      return (await queryGraphql(ChangeProductLimitsDocument, { input })).changeProductLimits;
    },
    { showsOwnFailure: true },
  );
}
