import { randomInt } from "node:crypto";
import { type CartId, toId } from "@vycep/domain/kernel/ids";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** 32 letters and digits that nobody can guess (graphql-conventions 4.2): the id of a cart, or of what left one. */
export function newOpaqueId(): string {
  return Array.from({ length: 32 }, () => alphabet[randomInt(alphabet.length)]).join("");
}

export function newCartId(): CartId {
  return toId<CartId>(newOpaqueId());
}
