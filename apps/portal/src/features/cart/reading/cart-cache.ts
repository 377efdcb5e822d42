import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { noteFirstAdd } from "../writing/first-add.ts";
import type { CartAnswer } from "./cart-answer.ts";

/** Under which the cart that is shown stands among the answers. */
export const cartKey = ["cart"] as const;

/** How the cart is asked for. Another tab may have changed it: it is read again whenever this one comes to sight. */
export function cartOptions(read: (signal: AbortSignal) => Promise<CartAnswer>) {
  return queryOptions({
    queryKey: cartKey,
    queryFn: async ({ signal, client }) => {
      const shown = await read(signal);
      noteFirstAdd(cachedCart(client), shown);
      return shown;
    },
    staleTime: 20_000,
    refetchOnWindowFocus: "always",
  });
}

export function cachedCart(client: QueryClient): CartAnswer | undefined {
  return client.getQueryData<CartAnswer>(cartKey);
}

export function editCart(client: QueryClient, edit: (cart: CartAnswer) => CartAnswer): void {
  const before = cachedCart(client);
  if (before === undefined) return;
  const after = edit(before);
  client.setQueryData(cartKey, after);
  noteFirstAdd(before, after);
}
