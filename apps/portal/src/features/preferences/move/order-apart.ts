import { queryClient } from "@vycep/shell/api/query-client";
import { showUndo } from "@vycep/shell/messages/toasts";
import type { CartInHand } from "../../../shared/ordering/cart-in-hand.ts";
import { savedInWords } from "../../../shared/ordering/tell-cart-saved.ts";
import type { CurrentUser } from "../../../shared/user/current-user.ts";
import { sendUndoApart } from "./move-calls.ts";
import { followMove } from "./take-move.ts";

/** An empty cart that was begun beside another; the other one, if it held anything, is saved. */
export interface BegunApart {
  readonly saved: { readonly id: string; readonly title: string } | undefined;
}

interface Apart {
  readonly cart: CartInHand;
  readonly user: CurrentUser;
  readonly saved: NonNullable<BegunApart["saved"]>;
  /** All that the cart beside holds. */
  readonly skus: readonly string[];
}

/** Says that the cart waits as a saved order, with the way back to it: what was ordered apart is aside again. */
export function tellApart({ cart, user, saved, skus }: Apart): void {
  showUndo(savedInWords(saved.title), async () => {
    const input = { cart_id: cart.id, saved_order_id: saved.id, skus: [...skus] };
    await followMove(() => sendUndoApart(input), { user, cart });
    await queryClient.invalidateQueries({ queryKey: ["savedOrders"] });
  });
}
