import { queryOptions } from "@tanstack/react-query";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../../shared/graphql.gen/gql.ts";
import type {
  DeskCreateReplacementInput,
  DeskReplacementPreviewInput,
  ReplacementPreviewQuery,
} from "../../../shared/graphql.gen/graphql.ts";
import { useOrderAction } from "../use-order-action.ts";

const ReplacementPreviewDocument = graphql(`
  query ReplacementPreview($input: DeskReplacementPreviewInput!) {
    replacementPreview(input: $input) {
      replacement {
        deliveryDate
        method
        methods
        lines {
          lineNo
          sku
          name
          short
          boxes
          unitPriceMinor
          claims {
            ticket
            boxes
            credited
          }
        }
        sums {
          netMinor
          totalMinor
          pallets
          kilograms
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

const CreateReplacementDocument = graphql(`
  mutation CreateReplacement($input: DeskCreateReplacementInput!) {
    createReplacement(input: $input) {
      replacement
      refusal {
        code
        message
      }
    }
  }
`);

/** A replacement delivery as it would be. */
export type Replacement = NonNullable<ReplacementPreviewQuery["replacementPreview"]["replacement"]>;

export function replacementQuery(input: DeskReplacementPreviewInput) {
  return queryOptions({
    queryKey: ["orders", "replacement", input],
    queryFn: async ({ signal }) =>
      (await queryGraphql(ReplacementPreviewDocument, { input }, { signal })).replacementPreview,
    // What a day may carry changes with what others order.
    staleTime: 0,
  });
}

/** Plans a replacement delivery; the answer is why not, or nothing. */
export function useCreateReplacement() {
  return useOrderAction(
    async (input: DeskCreateReplacementInput) =>
      (await queryGraphql(CreateReplacementDocument, { input })).createReplacement.refusal ?? null,
  );
}
