import { queryGraphql } from "@vycep/shell/api/graphql";
import { queryClient } from "@vycep/shell/api/query-client";
import { failureOf } from "@vycep/shell/failures/api-error";
import { graphql } from "../../../shared/graphql.gen/gql.ts";
import { cartSession } from "../cart-session.ts";
import { type CartAnswer, linesOf } from "../reading/cart-answer.ts";
import { cachedCart } from "../reading/cart-cache.ts";
import { readCartAgain } from "../reading/read-cart-again.ts";
import { restoreLines } from "../session/cart-calls.ts";

const clearCartDocument = graphql(`
  mutation ClearCart($input: ClearCartInput!) {
    clearCart(input: $input) {
      removal_token
    }
  }
`);

/** Takes every line out, and the plan of empties with them; answers how to put it all back as it was (undo). */
export async function clearCart(): Promise<() => Promise<void>> {
  await cartSession().whenSaved();
  const before = cachedCart(queryClient);
  if (before === undefined) return async () => undefined;
  const { clearCart: cleared } = await queryGraphql(clearCartDocument, { input: { cart_id: before.id } });
  await readCartAgain();
  const token = cleared?.removal_token ?? undefined;
  return async () => {
    if (token !== undefined) await putBack(before, token);
  };
}

/** What does not come back is said, in a note and beside its line (C4). */
async function putBack(before: CartAnswer, token: string): Promise<void> {
  const restore = () => restoreLines(before.id, { token });
  // Told twice it happens once, so an answer that got lost is asked for once more.
  const told = await restore().catch((cause: unknown) => {
    if (failureOf(cause).kind === "network") return restore();
    throw cause;
  });
  await readCartAgain();
  const refusals = told?.refusals ?? [];
  if (refusals.length === 0) return;
  for (const { sku, reason, message } of refusals)
    if (sku) cartSession().errors.set(sku, { reason: reason ?? "refused", message });
  const { tellNotRestored } = await import("./tell-not-restored.ts");
  await tellNotRestored(
    refusals,
    new Map(linesOf(before).map(({ product }) => [product.sku ?? "", product.name ?? product.sku ?? ""])),
  );
}
