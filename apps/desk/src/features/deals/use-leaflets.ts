import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type {
  DeskLeafletMoveInput,
  DeskSaveLeafletInput,
  PromoLeafletsQuery,
} from "../../shared/graphql.gen/graphql.ts";
import { type LeafletsState, leafletsAddress } from "./offers-address.ts";

const PromoLeafletsDocument = graphql(`
  query PromoLeaflets($filter: DeskLeafletFilter!, $first: Int!, $after: String) {
    promoLeaflets(filter: $filter, first: $first, after: $after) {
      total
      isMore
      next
      isErpOwned
      aloneUpTo
      items {
        id
        name
        priceList
        currency
        sku
        productName
        baseMinor
        yourMinor
        promoMinor
        percent
        isInsideDelivery
        validFrom
        validTo
        state
        changesFrom
        writtenBy
        isOwn
        version
      }
    }
  }
`);

const OfferListsDocument = graphql(`
  query OfferLists {
    priceLists(first: 200) {
      items {
        code
        currency
      }
    }
  }
`);

const SaveLeafletDocument = graphql(`
  mutation SaveLeaflet($input: DeskSaveLeafletInput!) {
    saveLeaflet(input: $input) {
      id
      state
      refusal {
        code
        message
        field
      }
    }
  }
`);

const ApproveLeafletDocument = graphql(`
  mutation ApproveLeaflet($input: DeskLeafletMoveInput!) {
    approveLeaflet(input: $input) {
      state
      refusal {
        code
        message
      }
    }
  }
`);

const EndLeafletDocument = graphql(`
  mutation EndLeaflet($input: DeskLeafletMoveInput!) {
    endLeaflet(input: $input) {
      state
      refusal {
        code
        message
      }
    }
  }
`);

type LeafletPage = PromoLeafletsQuery["promoLeaflets"];
export type Leaflet = LeafletPage["items"][number];

export const leafletsOnPage = 50;

/** What of leaflets an address shows. */
export function leafletsArgs({ q, state, list, sku }: LeafletsState) {
  return { filter: { text: q, state: state ?? null, priceList: list ?? null, sku: sku ?? null } };
}

/** A page of leaflets and drafts of them. */
export function leafletsQuery(state: LeafletsState) {
  return queryOptions({
    queryKey: ["offers", "leaflets", leafletsAddress.print(state)],
    queryFn: async ({ signal }) => {
      const variables = { ...leafletsArgs(state), first: leafletsOnPage, after: state.after ?? null };
      return (await queryGraphql(PromoLeafletsDocument, variables, { signal })).promoLeaflets;
    },
    refetchInterval: 30_000,
  });
}

/** The price lists that leaflets are for. */
export const listsQuery = queryOptions({
  queryKey: ["offers", "lists"],
  queryFn: async ({ signal }) => (await queryGraphql(OfferListsDocument, {}, { signal })).priceLists.items,
});

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["offers"] });
}

export function useSaveLeaflet() {
  return useAction(
    async (input: DeskSaveLeafletInput) => (await queryGraphql(SaveLeafletDocument, { input })).saveLeaflet,
    { showsOwnFailure: true, refresh: useRefresh() },
  );
}

export function useApproveLeaflet() {
  return useAction(
    async (input: DeskLeafletMoveInput) =>
      (await queryGraphql(ApproveLeafletDocument, { input })).approveLeaflet,
    { showsOwnFailure: true, refresh: useRefresh() },
  );
}

export function useEndLeaflet() {
  return useAction(
    async (input: DeskLeafletMoveInput) => (await queryGraphql(EndLeafletDocument, { input })).endLeaflet,
    { showsOwnFailure: true, refresh: useRefresh() },
  );
}
