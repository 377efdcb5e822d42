import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../../shared/graphql.gen/gql.ts";
import type {
  ConfirmShortMutation,
  DeskConfirmShortInput,
  DeskShortageInput,
  ShortageQuery,
} from "../../../shared/graphql.gen/graphql.ts";

const ShortageDocument = graphql(`
  query Shortage($input: DeskShortageInput!) {
    shortage(input: $input) {
      sku
      name
      sellableFrom
      isErpOwned
      orders {
        number
        version
        shipToId
        shipToName
        deliveryDate
        method
        sentAt
        state
        ordered
        confirmed
        isAlone
        refusal {
          code
          message
        }
      }
      hasMore
      carts
      cartBoxes
      like {
        sku
        name
      }
    }
  }
`);

const ConfirmShortDocument = graphql(`
  mutation ConfirmShort($input: DeskConfirmShortInput!) {
    confirmShort(input: $input) {
      results {
        number
        refusal {
          code
          message
        }
      }
      refusal {
        code
        message
      }
    }
  }
`);

export type Shortage = ShortageQuery["shortage"];
export type ShortOrder = Shortage["orders"][number];
export type Confirmed = ConfirmShortMutation["confirmShort"];

export function shortageQuery(input: DeskShortageInput) {
  return queryOptions({
    queryKey: ["orders", "shortage", input],
    queryFn: async ({ signal }) => (await queryGraphql(ShortageDocument, { input }, { signal })).shortage,
    refetchInterval: 15_000,
  });
}

/** So many go in one call: the page says after each how far it is. */
const atOnce = 10;

/**
 * Confirms orders with less, some at a time, and tells after each how many are through. Where no answer came, pressing again does
 * nothing twice: each order is confirmed in the version that was seen.
 */
export function useConfirmShort(onProgress: (done: number) => void) {
  const client = useQueryClient();
  return useAction(
    async ({ orders, ...input }: DeskConfirmShortInput): Promise<Confirmed> => {
      const results: Confirmed["results"] = [];
      for (let at = 0; at < orders.length; at += atOnce) {
        onProgress(at);
        const { confirmShort } = await queryGraphql(ConfirmShortDocument, {
          input: { ...input, orders: orders.slice(at, at + atOnce) },
        });
        if (confirmShort.refusal != null) return { results, refusal: confirmShort.refusal };
        results.push(...confirmShort.results);
      }
      return { results, refusal: null };
    },
    {
      showsOwnFailure: true,
      refresh: () => client.invalidateQueries({ queryKey: ["orders"] }),
    },
  );
}
