import { isReadableText } from "@vycep/contract/text";
import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { badInput } from "../errors.ts";
import type { Cursor, KeyKind, ListOrder } from "./list-order.ts";

/** A cursor as it leaves the house: callers hand it back and need not understand it. */
export function printCursor({ name }: ListOrder, { key, id }: Cursor): string {
  return Buffer.from(JSON.stringify([name, key, id])).toString("base64url");
}

/** A cursor that a caller hands back. One that we never made, or made for another order, is refused. */
export function readCursor(order: ListOrder, text: string, path: string): Cursor {
  const parts = jsonOf(Buffer.from(text, "base64url").toString());
  if (Array.isArray(parts) && parts.length === 3 && parts[0] === order.name) {
    const [, key, id]: readonly unknown[] = parts;
    if (isKeyOf(order, key) && isOfKind(order.id.kind, id)) return { key, id };
  }
  throw badInput("cursor-invalid", undefined, [{ path, code: "cursor" }]);
}

function isKeyOf({ by }: ListOrder, value: unknown): value is string | null {
  return value === null ? by.isNullable === true : isOfKind(by.kind, value);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Nothing else reaches the database, which would stumble over it. */
function isOfKind(kind: KeyKind, value: unknown): value is string {
  if (typeof value !== "string") return false;
  switch (kind) {
    case "text":
      return isReadableText(value);
    case "moment":
    case "whole":
      return /^-?\d{1,16}$/.test(value);
    case "day":
      return parseLocalDate(value) !== undefined;
  }
}
