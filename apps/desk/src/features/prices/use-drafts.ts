import { queryOptions } from "@tanstack/react-query";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type {
  DeskPriceDraftState,
  DeskPriceLineShow,
  PriceDraftLinesQuery,
  PriceDraftQuery,
  PriceDraftsQuery,
} from "../../shared/graphql.gen/graphql.ts";

const PriceDraftsDocument = graphql(`
  query PriceDrafts($states: [DeskPriceDraftState!]!, $isReturned: Boolean!, $after: String) {
    priceDrafts(states: $states, isReturned: $isReturned, first: 50, after: $after) {
      total
      isMore
      next
      items {
        id
        name
        state
        validFrom
        publishAt
        by
        createdAt
        lines
        maxPercent
        priceLists
        returnedReason
        returnedBy
        returnedAt
      }
    }
  }
`);

const PriceDraftDocument = graphql(`
  query PriceDraft($id: ID!) {
    priceDraft(id: $id) {
      id
      name
      reason
      state
      validFrom
      publishAt
      version
      by
      createdAt
      handedInBy
      handedInAt
      approvedBy
      approvedAt
      publishedAt
      takenBackBy
      takenBackAt
      takenBackReason
      returnedReason
      returnedBy
      returnedAt
      counts {
        all
        over
        unchanged
        typed
        conflicts
        maxPercent
        averagePercent
      }
      touched {
        companies
        shipTos
        carts
        cartsMinor {
          minor
          currency
        }
        leaflets
      }
      limit
      needsSecondPerson
      may
    }
  }
`);

const PriceDraftLinesDocument = graphql(`
  query PriceDraftLines($id: ID!, $show: DeskPriceLineShow!, $text: String, $after: String) {
    priceDraftLines(id: $id, show: $show, text: $text, first: 50, after: $after) {
      total
      isMore
      next
      items {
        priceList
        currency
        sku
        name
        oldBaseMinor
        oldYourMinor
        baseMinor
        yourMinor
        percent
        isTyped
        isOver
        nowYourMinor
        isConflict
        laterFrom
        leafletTo
      }
    }
  }
`);

const PriceChoicesDocument = graphql(`
  query PriceChoices {
    priceChoices {
      isErpOwned
      brands
      priceLists {
        code
        currency
      }
      categories {
        code
        name
      }
    }
  }
`);

export type DraftRow = PriceDraftsQuery["priceDrafts"]["items"][number];
export type Draft = NonNullable<PriceDraftQuery["priceDraft"]>;
export type DraftLine = NonNullable<PriceDraftLinesQuery["priceDraftLines"]>["items"][number];

interface DraftsAsked {
  readonly states: readonly DeskPriceDraftState[];
  /** Only those that came back to be made again. */
  readonly isReturned: boolean;
  readonly after: string | undefined;
}

export async function readDrafts({ states, isReturned, after }: DraftsAsked, signal: AbortSignal) {
  const variables = { states: [...states], isReturned, after: after ?? null };
  return (await queryGraphql(PriceDraftsDocument, variables, { signal })).priceDrafts;
}

/** Drafts, the newest first. */
export function draftsQuery(asked: DraftsAsked) {
  return queryOptions({
    queryKey: ["prices", "priceDrafts", asked.states.join(), asked.isReturned, asked.after ?? ""],
    queryFn: ({ signal }) => readDrafts(asked, signal),
    refetchInterval: 30_000,
  });
}

/** One draft; one that is being published is looked at again and again. */
export function draftQuery(id: string) {
  return queryOptions({
    queryKey: ["prices", "priceDraft", id],
    queryFn: async ({ signal }) =>
      (await queryGraphql(PriceDraftDocument, { id }, { signal })).priceDraft ?? null,
    refetchInterval: ({ state }) => (state.data?.state === "planned" ? 2000 : 30_000),
  });
}

interface LinesAsked {
  readonly id: string;
  readonly show: DeskPriceLineShow;
  readonly text: string;
  readonly after: string | undefined;
}

/** A page of a draft's lines. */
export function draftLinesQuery({ id, show, text, after }: LinesAsked) {
  return queryOptions({
    queryKey: ["prices", "priceDraftLines", id, show, text, after ?? ""],
    queryFn: async ({ signal }) => {
      const variables = { id, show, text: text === "" ? null : text, after: after ?? null };
      return (await queryGraphql(PriceDraftLinesDocument, variables, { signal })).priceDraftLines ?? null;
    },
  });
}

/** Lists, brands and categories to choose from, and whether the ERP keeps prices (DEDIT-05). */
export const choicesQuery = queryOptions({
  queryKey: ["prices", "priceChoices"],
  queryFn: async ({ signal }) => (await queryGraphql(PriceChoicesDocument, {}, { signal })).priceChoices,
});
