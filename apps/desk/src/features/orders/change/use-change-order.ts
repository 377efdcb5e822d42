import { queryOptions } from "@tanstack/react-query";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../../shared/graphql.gen/gql.ts";
import type {
  DeskChangeOrderInput,
  DeskOrderChangePreviewInput,
  OrderChangePreviewQuery,
} from "../../../shared/graphql.gen/graphql.ts";
import { useOrderAction } from "../use-order-action.ts";

const OrderChangePreviewDocument = graphql(`
  query OrderChangePreview($input: DeskOrderChangePreviewInput!) {
    orderChangePreview(input: $input) {
      change {
        changeUntil
        methods
        before {
          netMinor
          totalMinor
          pallets
          kilograms
        }
        after {
          netMinor
          totalMinor
          pallets
          kilograms
        }
        lines {
          sku
          name
          boxesBefore
          boxes
          unitPriceMinorBefore
          unitPriceMinor
          netMinorBefore
          netMinor
        }
        obstacles {
          code
          message
          sku
        }
      }
      refusal {
        code
        message
      }
    }
  }
`);

const ChangeOrderDocument = graphql(`
  mutation ChangeOrder($input: DeskChangeOrderInput!) {
    changeOrder(input: $input) {
      refusal {
        code
        message
        lineNo
      }
    }
  }
`);

/** An order as it is and as it would be. */
export type Change = NonNullable<OrderChangePreviewQuery["orderChangePreview"]["change"]>;
export type ChangeLine = Change["lines"][number];

export function orderChangeQuery(input: DeskOrderChangePreviewInput) {
  return queryOptions({
    queryKey: ["orders", "change", input],
    queryFn: async ({ signal }) =>
      (await queryGraphql(OrderChangePreviewDocument, { input }, { signal })).orderChangePreview,
    // What others order meanwhile counts, too.
    staleTime: 0,
  });
}

/** Changes an order; the answer is why not, or nothing. */
export function useChangeOrder() {
  return useOrderAction(
    async (input: DeskChangeOrderInput) =>
      (await queryGraphql(ChangeOrderDocument, { input })).changeOrder.refusal ?? null,
  );
}
