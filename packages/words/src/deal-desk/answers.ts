/** What the API says to staff of leaflets and package deals: why one was not written (DGOOD-03). */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export type OfferMessage = keyof typeof said.offerMessages;

export const offerMessages: Sentences<OfferMessage> = said.offerMessages;
