import { MAX_LINES } from "@vycep/domain/cart/cart";
import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { parseShippingMethod } from "@vycep/domain/transport/method";
import type { DeskWantedReplacement } from "../../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../../platform/errors.ts";
import type { WantedReplacement } from "./shape-replacement.ts";

/** What was asked for; what can be no day and no way is a mistake of the caller, amounts the rules judge. */
export function wantedReplacement(wanted: DeskWantedReplacement): WantedReplacement {
  const day = parseLocalDate(wanted.deliveryDate);
  if (day === undefined) throw wrong("deliveryDate", "invalid");
  const method = parseShippingMethod(wanted.method);
  if (method === undefined) throw wrong("method", "invalid");
  if (wanted.lines.length > MAX_LINES) throw wrong("lines", "length");
  return { day, method, lines: wanted.lines.map(({ lineNo, boxes }) => ({ lineNo, boxes })) };
}

function wrong(path: string, code: string) {
  return badInput("invalid-input", undefined, [{ path: `input.wanted.${path}`, code }]);
}
