import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { DeskOnBehalfInput } from "../../shared/graphql.gen/graphql.ts";

const OrderOnBehalfDocument = graphql(`
  mutation OrderOnBehalf($input: DeskOnBehalfInput!) {
    orderOnBehalf(input: $input) {
      address
      refusal {
        message
      }
    }
  }
`);

/**
 * Begins to order in a customer's name, and opens the portal for it in a tab of its own. The tab comes before the answer, while the
 * browser still knows of the click; where it lets none come, the address is left to a link.
 */
export function useOrderOnBehalf() {
  return useAction(
    async (input: DeskOnBehalfInput) => {
      const tab = window.open("about:blank", "_blank");
      try {
        const { orderOnBehalf: answer } = await queryGraphql(OrderOnBehalfDocument, { input });
        const { address } = answer;
        if (address == null) tab?.close();
        else if (tab !== null) {
          tab.opener = null;
          tab.location.replace(address);
        }
        return { ...answer, isOpen: address != null && tab !== null };
      } catch (thrown) {
        tab?.close();
        throw thrown;
      }
    },
    { showsOwnFailure: true },
  );
}
