import { type QueryClient, useQuery } from "@tanstack/react-query";
import { localNow } from "@vycep/shell/clock/clock";
import { session } from "@vycep/shell/session/session";
import { useChoice } from "../../../shared/ordering/choice.ts";
import { usePlaceAndDays } from "../../../shared/ordering/use-delivery.ts";
import { useOrderableUnits } from "../../../shared/ordering/use-orderable-units.ts";
import {
  type CurrentUser,
  selectableShipTosOf,
  toCurrentUser,
  userInfoQuery,
  useVisitor,
} from "../../../shared/user/current-user.ts";
import type { CartAnswer } from "./cart-answer.ts";
import { cartQuery } from "./cart-query.ts";
import { type CartView, type QuoteContext, viewCart } from "./cart-view.ts";

export interface CartState {
  /** Undefined until the cart is read, and for people who may not order. */
  readonly cart: CartView | undefined;
  readonly isLoading: boolean;
  /** Why it could not be read; what was read before is shown on. */
  readonly failure: Error | null;
  readonly retry: () => void;
}

/** Whether there is a place the person may order for: approved, and with the right to (PERM-10, SHIPTO-11). */
export function useMayOrder(): boolean {
  return mayOrder(useVisitor());
}

function mayOrder(user: CurrentUser | undefined): boolean {
  return user !== undefined && selectableShipTosOf(user).length > 0;
}

/** Asks for the cart before its page is drawn; without a place to order for there is none to ask for. */
export function prefetchCart(client: QueryClient): void {
  const info = client.getQueryData(userInfoQuery(session.get()?.uid ?? "").queryKey);
  if (info === undefined || !mayOrder(toCurrentUser(info))) return;
  void client.prefetchQuery(cartQuery());
}

/** The live cart, quoted here and now. */
export function useCart(): CartState {
  const user = useVisitor();
  const choice = useChoice();
  const { calendar } = usePlaceAndDays(choice);
  const units = useOrderableUnits();
  const query = useQuery({ ...cartQuery(), enabled: mayOrder(user) });
  const answer = query.data;
  return {
    // The units are those of the chosen method; a cart that goes another way is judged by the server's word alone.
    cart:
      answer &&
      viewOnce(answer, {
        calendar,
        orderableUnits: answer.delivery_method === choice.shippingMethod ? units : undefined,
      }),
    isLoading: query.isLoading,
    failure: answer === undefined ? query.error : null,
    retry: () => void query.refetch(),
  };
}

type Seen = Pick<QuoteContext, "calendar" | "orderableUnits">;

const views = new WeakMap<CartAnswer, Seen & { readonly cart: CartView }>();

/** Half a dozen parts of a page show the cart: it is quoted for all of them once, and not for each. */
function viewOnce(answer: CartAnswer, seen: Seen): CartView {
  const known = views.get(answer);
  const isKnown = known?.calendar === seen.calendar && known?.orderableUnits === seen.orderableUnits;
  if (known !== undefined && isKnown) return known.cart;
  const cart = viewCart(answer, { ...seen, now: localNow() });
  views.set(answer, { ...seen, cart });
  return cart;
}
