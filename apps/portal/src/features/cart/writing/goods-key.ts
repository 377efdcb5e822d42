import { storage } from "@vycep/shell/storage/storage";
import { cartKeys } from "../cart-keys.ts";

/** The key of goods that are being sent; the same goods keep it until they are answered, also after a reload (C9). */
export function keyForGoods(body: string, makeKey: () => string): string {
  const before = storage.read(cartKeys.sentGoods);
  if (before?.body === body && before.key !== undefined) return before.key;
  const key = makeKey();
  storage.write(cartKeys.sentGoods, { key, body });
  return key;
}

/** The server has answered: the next press is a call of its own. */
export function forgetGoods(): void {
  storage.write(cartKeys.sentGoods, undefined);
}
