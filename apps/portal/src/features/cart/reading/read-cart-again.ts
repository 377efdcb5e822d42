import { queryClient } from "@vycep/shell/api/query-client";
import { cartKey } from "./cart-cache.ts";

/** The cart on the server is not as it is shown any more: reads it, where it is shown. */
export async function readCartAgain(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: cartKey });
}
