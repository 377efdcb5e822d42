import { queryGraphql } from "@vycep/shell/api/graphql";
import { queryClient } from "@vycep/shell/api/query-client";
import { ApiError } from "@vycep/shell/failures/api-error";
import { graphql } from "../../../shared/graphql.gen/gql.ts";
import { cartSession } from "../cart-session.ts";
import { cachedCart, editCart } from "../reading/cart-cache.ts";

const setCartEmptiesDocument = graphql(`
  mutation SetCartEmpties($input: SetCartEmptiesInput!) {
    setCartEmpties(input: $input) {
      cart {
        ...CartHead
      }
      user_errors {
        message
        reason
      }
    }
  }
`);

/** What is planned to go back: pieces by type, and the type that goes first into a second order. */
export interface PlannedEmpties {
  readonly units: Readonly<Record<string, number>>;
  readonly second: string | null;
}

/** Keeps the plan with the cart on the server (EMPTIES-02); a refusal is thrown in the server's words. */
export async function setCartEmpties({ units, second }: PlannedEmpties): Promise<void> {
  const cartId = cachedCart(queryClient)?.id;
  if (cartId === undefined) return;
  const empties = Object.entries(units)
    .filter(([, count]) => count > 0)
    .map(([code, count]) => ({ packaging_code: code, number_of_units: count }));
  const { setCartEmpties: answer } = await queryGraphql(setCartEmptiesDocument, {
    input: { cart_id: cartId, empties, second_order_first: second },
  });
  const [refusal] = answer?.user_errors ?? [];
  if (refusal) {
    const { message, reason } = refusal;
    throw new ApiError({ kind: "refused", code: reason ?? "empties-refused", message });
  }
  const saved = answer?.cart;
  cartSession().versions.made(saved?.version);
  if (saved) editCart(queryClient, (cart) => (cart.id === saved.id ? { ...cart, ...saved } : cart));
}
