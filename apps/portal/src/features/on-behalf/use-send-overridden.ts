import type { OverrideReason } from "@vycep/domain/cart/override";
import { useAction } from "@vycep/shell/actions/use-action";
import { useKeyedCall } from "@vycep/shell/actions/use-keyed-call";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { BlockedCart } from "./use-on-behalf.ts";

const PlaceOverriddenDocument = graphql(`
  mutation PlaceOverridden($input: PlaceOrderInput!) {
    placeOrder(input: $input) {
      errors {
        message
      }
      orderV2 {
        number
      }
    }
  }
`);

interface Overridden {
  readonly cart: BlockedCart;
  readonly reason: OverrideReason;
  readonly note: string;
}

/** Sends a cart past cut-off or minimum; a repeat counts once. Answers its number, or what else stands in the way. */
export function useSendOverridden() {
  const keyed = useKeyedCall(async ({ cart, reason, note }: Overridden, idempotencyKey) => {
    const input = {
      ...{ cart_id: cart.id, cart_version: cart.version, expected_total: cart.total },
      override: { reason, note },
    };
    const { placeOrder } = await queryGraphql(PlaceOverriddenDocument, { input }, { idempotencyKey });
    return {
      number: placeOrder?.orderV2?.number,
      errors: (placeOrder?.errors ?? []).map(({ message }) => message),
    };
  });
  return useAction(keyed, { showsOwnFailure: true });
}
