import type { Language } from "@vycep/domain/market/language";
import { say } from "@vycep/words/engine/sentence";
import {
  type PriceMessage,
  type PriceRowMessage,
  priceMessages,
  priceRowMessages,
} from "@vycep/words/price-desk/answers";
import type { DeskPriceLineFault, DeskPriceRefusal } from "../../../platform/desk/desk-graphql.gen.ts";

/** Why nothing was done with a draft, as the contract says it. */
export function priceRefusal(code: PriceMessage, language: Language): DeskPriceRefusal {
  return { code, message: say(priceMessages[code], language) };
}

/** A line that was not written, and why. */
export type LineFault = { readonly row: number; readonly code: PriceRowMessage };

export function lineFault({ row, code }: LineFault, language: Language): DeskPriceLineFault {
  return { row, code, message: say(priceRowMessages[code], language) };
}
