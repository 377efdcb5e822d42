import { infiniteQueryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import type { CutOff } from "../../shared/cut-offs.ts";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { DeskReminderInput, MissingRegularsQuery } from "../../shared/graphql.gen/graphql.ts";

const MissingRegularsDocument = graphql(`
  query MissingRegulars($cutOff: DeskCutOffInput!, $first: Int!, $after: String) {
    missingRegulars(cutOff: $cutOff, first: $first, after: $after) {
      regular
      missing
      orders
      drafts
      next
      items {
        shipToId
        shipToName
        city
        companyName
        isRegular
        times
        weeks
        usualPallets
        usualLitres
        person {
          uid
          name
          phone
        }
        cart {
          updatedAt
          lines
          netMinor
          currency
        }
        remindedAt
      }
    }
  }
`);

const RemindPlaceDocument = graphql(`
  mutation RemindPlace($input: DeskReminderInput!) {
    remindPlace(input: $input) {
      remindedAt
      refusal {
        message
      }
    }
  }
`);

/** A page of who has not ordered, with the sums of all. */
export type RegularsPage = NonNullable<MissingRegularsQuery["missingRegulars"]>;
/** A place that has not. */
export type Regular = RegularsPage["items"][number];

const onPage = 8;
const regularsKey = ["today", "regulars"] as const;

/** Who usually orders for a day and has not; an order that comes takes its place away by itself. */
export function regularsQuery({ key }: Pick<CutOff, "key">, isOpen: boolean) {
  return infiniteQueryOptions({
    queryKey: [...regularsKey, key],
    queryFn: async ({ pageParam, signal }) => {
      const variables = { cutOff: key, first: onPage, after: pageParam };
      return (await queryGraphql(MissingRegularsDocument, variables, { signal })).missingRegulars ?? null;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last?.next,
    refetchInterval: isOpen ? 15_000 : false,
  });
}

/** Reminds the people of a place, each place by itself. */
export function useRemind() {
  const client = useQueryClient();
  return useAction(remind, {
    showsOwnFailure: true,
    idOf: ({ shipToId }) => shipToId,
    refresh: () => client.invalidateQueries({ queryKey: regularsKey }),
  });
}

async function remind(input: DeskReminderInput) {
  return (await queryGraphql(RemindPlaceDocument, { input })).remindPlace;
}
