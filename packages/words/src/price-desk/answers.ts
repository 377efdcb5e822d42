/** What the API says to staff of prices: why nothing was done with a draft, and why a line was not written (DPRICE-02). */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export type PriceMessage = keyof typeof said.priceMessages;

export const priceMessages: Sentences<PriceMessage> = said.priceMessages;

export type PriceRowMessage = keyof typeof said.priceRowMessages;

export const priceRowMessages: Sentences<PriceRowMessage> = said.priceRowMessages;
