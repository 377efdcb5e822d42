import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { DeskAskErpAgainInput, DeskSetOrderPricesInput } from "../../shared/graphql.gen/graphql.ts";
import { useOrderAction } from "./use-order-action.ts";

const AskErpAgainDocument = graphql(`
  mutation AskErpAgain($input: DeskAskErpAgainInput!) {
    askErpAgain(input: $input) {
      refusal {
        code
        message
        lineNo
      }
    }
  }
`);

const SetOrderPricesDocument = graphql(`
  mutation SetOrderPrices($input: DeskSetOrderPricesInput!) {
    setOrderPrices(input: $input) {
      refusal {
        code
        message
        lineNo
      }
    }
  }
`);

/** The ERP hears again of what it refused; the answer is why not, or nothing (DORD-08). */
export function useAskErpAgain() {
  return useOrderAction(
    async (input: DeskAskErpAgainInput) =>
      (await queryGraphql(AskErpAgainDocument, { input })).askErpAgain.refusal ?? null,
  );
}

/** Prices of an order that was taken without them; the answer is why not, or nothing (DORD-08). */
export function useSetOrderPrices() {
  return useOrderAction(
    async (input: DeskSetOrderPricesInput) =>
      (await queryGraphql(SetOrderPricesDocument, { input })).setOrderPrices.refusal ?? null,
  );
}
