import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { localNow } from "../../shared/clock.ts";
import { useDelivery } from "../../shared/delivery/use-delivery.ts";
import { useVisitor } from "../../shared/session/current-user.ts";
import { cartQuery } from "./cart-query.ts";
import { type CartView, viewCart } from "./cart-view.ts";

export interface CartState {
  /** Undefined until the cart is read, and for people who may not order. */
  readonly cart: CartView | undefined;
  readonly isLoading: boolean;
  readonly failure: Error | null;
  readonly retry: () => void;
}

/** Whether the person may order anywhere at all (PERM-10). */
export function useMayOrder(): boolean {
  return useVisitor()?.permissions.includes("Catalogue") === true;
}

/** The live cart, quoted here and now. */
export function useCart(): CartState {
  const mayOrder = useMayOrder();
  const isWholesale = useVisitor()?.isWholesale === true;
  const { calendar } = useDelivery();
  const query = useQuery({ ...cartQuery(), enabled: mayOrder });
  const answer = query.data;
  const cart = useMemo(
    () => (answer === undefined ? undefined : viewCart(answer, { isWholesale, calendar, now: localNow() })),
    [answer, isWholesale, calendar],
  );
  return { cart, isLoading: query.isLoading, failure: query.error, retry: () => void query.refetch() };
}
