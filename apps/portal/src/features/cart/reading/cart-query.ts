import { cartSession } from "../cart-session.ts";
import { cartOptions } from "./cart-cache.ts";

/** The live cart with what was entered here and is on its way. */
export function cartQuery() {
  return cartOptions(cartSession().read);
}
