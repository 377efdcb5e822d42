import { useStore } from "@vycep/shell/storage/store";
import { cartSession } from "../cart-session.ts";
import type { LineError } from "../session/line-errors.ts";

/** Why the last changes of lines did not go through, by product. */
export function useLineErrors(): ReadonlyMap<string, LineError> {
  return useStore(cartSession().errors);
}
