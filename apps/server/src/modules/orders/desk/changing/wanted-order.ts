import { CUSTOMER_ORDER_NUMBER_MAX, NOTE_FOR_DRIVER_MAX } from "@vycep/contract/cart/cart.codec";
import { MAX_LINES } from "@vycep/domain/cart/cart";
import { parseSku, type Sku } from "@vycep/domain/kernel/ids";
import { type LocalDate, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";
import { parseShippingMethod, type ShippingMethod } from "@vycep/domain/transport/method";
import type { DeskWantedOrder } from "../../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../../platform/errors.ts";
import { textOfCall } from "../../../cart/cart-notes.facts.ts";

/** An order as staff want it. */
export type WantedOrder = {
  readonly day: LocalDate;
  readonly method: ShippingMethod;
  readonly customerOrderNumber: string;
  readonly noteForDriver: string;
  readonly lines: readonly { readonly sku: Sku; readonly boxes: number }[];
};

const mostBoxes = 1_000_000;

/** What was asked for; what can be no order is a mistake of the caller. */
export function wantedFrom(wanted: DeskWantedOrder, language: Language): WantedOrder {
  const day = parseLocalDate(wanted.deliveryDate);
  if (day === undefined) throw wrong("deliveryDate", "invalid");
  const method = parseShippingMethod(wanted.method);
  if (method === undefined) throw wrong("method", "invalid");
  const text = (name: "customerOrderNumber" | "noteForDriver", max: number) =>
    textOfCall(wanted[name], { path: `input.wanted.${name}`, max, language }) ?? "";
  if (wanted.lines.length > MAX_LINES) throw wrong("lines", "length");
  const known = new Set<Sku>();
  const lines = wanted.lines.map(({ sku: text, boxes }, at) => {
    const sku = parseSku(text.trim());
    if (sku === undefined || known.has(sku)) throw wrong(`lines.${at}.sku`, "invalid");
    if (!Number.isInteger(boxes) || boxes < 1 || boxes > mostBoxes) throw wrong(`lines.${at}.boxes`, "range");
    known.add(sku);
    return { sku, boxes };
  });
  return {
    ...{ day, method, lines },
    customerOrderNumber: text("customerOrderNumber", CUSTOMER_ORDER_NUMBER_MAX),
    noteForDriver: text("noteForDriver", NOTE_FOR_DRIVER_MAX),
  };
}

function wrong(path: string, code: string) {
  return badInput("invalid-input", undefined, [{ path: `input.wanted.${path}`, code }]);
}
