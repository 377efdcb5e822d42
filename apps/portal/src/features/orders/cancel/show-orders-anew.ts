import type { QueryClient } from "@tanstack/react-query";

/**
 * The orders themselves, the history and the cards of the home page. What cannot be read now is read when it is looked
 * at.
 */
export async function showOrdersAnew(queryClient: QueryClient, numbers: readonly string[]): Promise<void> {
  const ofOrders = numbers.flatMap((number) => [
    ["orders", "customerOrder", number],
    ["orders", "placed", number],
  ]);
  await Promise.all(
    [...ofOrders, ["orders", "orders"]].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
}
