import { queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import { queryClient } from "@vycep/shell/api/query-client";
import type { CartView } from "../reading/cart-view.ts";
import type { PriceUpdateOutcome } from "./price-update-outcome.ts";
import { updatePrices } from "./update-prices.ts";

export interface PriceUpdateState {
  /** Undefined before the first answer for the cart as it is now. */
  readonly outcome: PriceUpdateOutcome | undefined;
  readonly isUnderWay: boolean;
  readonly update: () => void;
}

/** Long enough that what one page shows in two places is asked for once. */
const freshMs = 2_000;

const allUpdates = ["price-update"] as const;

/** Resolves when no update is under way: an order is sent with what the brewery said, or not in time (PRICE-06). */
export async function whenPricesUpdated(): Promise<void> {
  const underWay = queryClient.getQueryCache().findAll({ queryKey: allUpdates, fetchStatus: "fetching" });
  await Promise.allSettled(underWay.map(({ promise }) => promise));
}

/** One update for one state of the cart: a cart that changes has not been asked about. */
function priceUpdateQuery(cart: CartView | undefined) {
  const { version, ship_to_id: place, delivery_method: method, delivery_date: day } = cart?.answer ?? {};
  return queryOptions({
    queryKey: [...allUpdates, cart?.id, version, place, method, day],
    queryFn: cart === undefined ? skipToken : () => updatePrices(cart),
    staleTime: freshMs,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/**
 * The separate price update (PRICE-05): by itself where `asks` says that the page wants fresh prices, otherwise when the
 * button is pressed.
 */
export function usePriceUpdate(
  cart: CartView | undefined,
  { asks }: { readonly asks: boolean },
): PriceUpdateState {
  const query = useQuery({ ...priceUpdateQuery(cart), enabled: asks });
  return {
    // A failure stands until another try has answered: what is said of it, and the button there, do not go and come.
    outcome: query.isFetching && query.data?.kind !== "failed" ? undefined : query.data,
    isUnderWay: query.isFetching,
    update: () => void query.refetch(),
  };
}
