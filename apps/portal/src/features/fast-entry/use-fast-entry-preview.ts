import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { FastEntryPreviewQuery } from "../../shared/graphql.gen/graphql.ts";
import { choiceHeaders, currentChoice, useChoice } from "../../shared/ordering/choice.ts";
import { rowsOfText } from "./entry-text.ts";

const previewDocument = graphql(`
  query FastEntryPreview($cartId: String!, $rows: [String!]!) {
    fastEntryPreview(cart_id: $cartId, rows: $rows) {
      header_index
      good_count
      adjusted_count
      bad_count
      rows {
        index
        state
        sku
        number_of_packages
        number_of_layer
        number_of_pallet
        quantity
        row_total {
          value
          currency
        }
        notes {
          code
          message
          count
          unit
          quantity
          row
        }
        error {
          reason
          message
          quantity
        }
        options {
          kind
          sku
          number_of_packages
          number_of_layer
          number_of_pallet
          quantity
        }
      }
      products {
        ...ProductRow
      }
      totals {
        grand_total_your_price
        deposits
        currency
      }
      progress_bar_data {
        iMaximumOrderPallet
        iTotalCartWeight
        iTotalCartPalletQty
      }
      order_blockers {
        code
        message
        limit
        actual
      }
    }
  }
`);

export type PreviewAnswer = FastEntryPreviewQuery["fastEntryPreview"];

/** Rows with what was said of them: the one without the other may mean other rows. */
export interface CheckedRows {
  readonly texts: readonly string[];
  readonly answer: PreviewAnswer;
}

export interface PreviewAsked {
  readonly cartId: string;
  /** A changed cart is judged anew. */
  readonly version: number | undefined;
  readonly text: string;
}

function fastEntryPreviewQuery({ cartId, version, text }: PreviewAsked) {
  const choice = currentChoice();
  const { shipToId, shippingMethod, deliveryDate } = choice;
  return queryOptions({
    queryKey: ["fastEntry", "preview", { cartId, version, text, shipToId, shippingMethod, deliveryDate }],
    queryFn: async ({ signal }): Promise<CheckedRows> => {
      const texts = rowsOfText(text);
      const variables = { cartId, rows: [...texts] };
      const headers = choiceHeaders(choice);
      const answer = await queryGraphql(previewDocument, variables, { signal, headers });
      return { texts, answer: answer.fastEntryPreview };
    },
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
}

/** What a text comes to, row by row, for the cart as it is; undefined until it is known, or while there is no cart. */
export function useFastEntryPreview(asked: PreviewAsked | undefined) {
  useChoice();
  return useQuery({
    ...fastEntryPreviewQuery(asked ?? { cartId: "", version: undefined, text: "" }),
    enabled: asked !== undefined,
  });
}
