import { SAVED_ORDER_TITLE_MAX } from "@vycep/domain/orders/saved-order";
import type { RequestContext } from "../../platform/request-context.ts";
import { textOfCall } from "../cart/cart-notes.facts.ts";

/** The name of a saved order out of a call, in one line; too long a one is refused by its field (SAVED-11). */
export function titleOf(title: string, language: RequestContext["language"]): string {
  return textOfCall(title, { path: "title", max: SAVED_ORDER_TITLE_MAX, language }) ?? "";
}
