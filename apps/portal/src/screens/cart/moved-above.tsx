import { formatMoney } from "@vycep/words/engine/format";
import { lazy, Suspense } from "react";
import { useCart } from "../../features/cart/reading/use-cart.ts";
import { useCartInHand } from "../../features/cart/reading/use-cart-in-hand.ts";
import { useDeliveryChange } from "../../features/preferences/use-delivery-change.tsx";
import type { Delivery } from "../../shared/ordering/use-delivery.ts";
import { useCurrentUser } from "../../shared/user/current-user.ts";
import { movedPicture } from "./line-picture.tsx";

const MovedCart = lazy(() =>
  import("../../features/preferences/move/moved-cart.tsx").then((file) => ({ default: file.MovedCart })),
);

/** Above the cart: the way back from its last move, and the goods that could not go along. */
export function MovedAbove({ delivery }: { readonly delivery: Delivery }) {
  const user = useCurrentUser();
  const { cart: view } = useCart();
  const cart = useCartInHand();
  const { beginApart, question } = useDeliveryChange({ user, delivery, cart, picture: movedPicture });
  if (view === undefined || cart === undefined) return null;
  const { totals, currency } = view.quote;
  return (
    <>
      <Suspense>
        <MovedCart
          cart={cart}
          user={user}
          net={formatMoney({ minor: totals.netMinor, currency })}
          picture={movedPicture}
          onApart={beginApart}
        />
      </Suspense>
      {question}
    </>
  );
}
