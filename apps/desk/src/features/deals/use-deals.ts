import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type {
  BundleQuery,
  BundlesQuery,
  DeskDealMoveInput,
  DeskSaveDealInput,
} from "../../shared/graphql.gen/graphql.ts";
import { type DealsState, dealsAddress } from "./offers-address.ts";

const BundlesDocument = graphql(`
  query Bundles($filter: DeskDealFilter!, $first: Int!, $after: String) {
    bundles(filter: $filter, first: $first, after: $after) {
      total
      isMore
      next
      items {
        sku
        name
        markets
        rule
        discountPercent
        validFrom
        validTo
        maxPackages
        itemCount
        packagesOrdered
        state
        hasDraft
        isWaiting
      }
    }
  }
`);

const BundleDocument = graphql(`
  query Bundle($sku: ID!) {
    bundle(sku: $sku) {
      sku
      name
      markets
      state
      packagesOrdered
      aloneUpTo
      version
      weeks {
        monday
        packages
      }
      offer {
        ...DealOffer
      }
      draft {
        isWaiting
        writtenBy
        writtenAt
        isOwn
        offer {
          ...DealOffer
        }
      }
      history {
        at
        by
        action
        changes {
          what
          before
          after
        }
      }
    }
  }
  fragment DealOffer on DeskDealOffer {
    rule
    discountPercent
    validFrom
    validTo
    maxPackages
    minBoxes
    maxBoxes
    items {
      sku
      name
      isMandatory
      defaultBoxes
      minBoxes
      maxBoxes
    }
  }
`);

const SaveBundleDocument = graphql(`
  mutation SaveBundle($input: DeskSaveDealInput!) {
    saveBundle(input: $input) {
      deal {
        draft {
          isWaiting
        }
      }
      refusal {
        code
        message
        field
      }
    }
  }
`);

const ApproveBundleDocument = graphql(`
  mutation ApproveBundle($input: DeskDealMoveInput!) {
    approveBundle(input: $input) {
      refusal {
        code
        message
      }
    }
  }
`);

const DropBundleDraftDocument = graphql(`
  mutation DropBundleDraft($input: DeskDealMoveInput!) {
    dropBundleDraft(input: $input) {
      refusal {
        code
        message
      }
    }
  }
`);

export type DealRow = BundlesQuery["bundles"]["items"][number];
export type Deal = NonNullable<BundleQuery["bundle"]>;
export type DealOffer = NonNullable<Deal["offer"]>;

export const dealsOnPage = 50;

/** What of package deals an address shows. */
export function dealsArgs({ q, state, draft }: DealsState) {
  return { filter: { text: q, state: state ?? null, hasDraft: draft === "yes" ? true : null } };
}

/** A page of package deals. */
export function dealsQuery(state: DealsState) {
  return queryOptions({
    queryKey: ["offers", "deals", dealsAddress.print(state)],
    queryFn: async ({ signal }) => {
      const variables = { ...dealsArgs(state), first: dealsOnPage, after: state.after ?? null };
      return (await queryGraphql(BundlesDocument, variables, { signal })).bundles;
    },
    refetchInterval: 30_000,
  });
}

/** One package deal with its draft and history; null where no product of the number is one. */
export function dealQuery(sku: string) {
  return queryOptions({
    queryKey: ["offers", "deal", sku],
    queryFn: async ({ signal }) => (await queryGraphql(BundleDocument, { sku }, { signal })).bundle ?? null,
    refetchInterval: 30_000,
  });
}

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["offers"] });
}

export function useSaveDeal() {
  return useAction(
    async (input: DeskSaveDealInput) => (await queryGraphql(SaveBundleDocument, { input })).saveBundle,
    { showsOwnFailure: true, refresh: useRefresh() },
  );
}

export function useApproveDeal() {
  return useAction(
    async (input: DeskDealMoveInput) => (await queryGraphql(ApproveBundleDocument, { input })).approveBundle,
    { showsOwnFailure: true, refresh: useRefresh() },
  );
}

export function useDropDealDraft() {
  return useAction(
    async (input: DeskDealMoveInput) =>
      (await queryGraphql(DropBundleDraftDocument, { input })).dropBundleDraft,
    { showsOwnFailure: true, refresh: useRefresh() },
  );
}
