import { useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { DeskAskErpAgainInput, DeskSetOrderPricesInput } from "../../shared/graphql.gen/graphql.ts";

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

function useHelp<Input, Answer>(help: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useAction(help, {
    showsOwnFailure: true,
    refresh: () => client.invalidateQueries({ queryKey: ["orders"] }),
  });
}

/** The ERP hears again of what it refused; the answer is why not, or nothing (DORD-08). */
export function useAskErpAgain() {
  return useHelp(
    async (input: DeskAskErpAgainInput) =>
      (await queryGraphql(AskErpAgainDocument, { input })).askErpAgain.refusal ?? null,
  );
}

/** Prices of an order that was taken without them; the answer is why not, or nothing (DORD-08). */
export function useSetOrderPrices() {
  return useHelp(
    async (input: DeskSetOrderPricesInput) =>
      (await queryGraphql(SetOrderPricesDocument, { input })).setOrderPrices.refusal ?? null,
  );
}
