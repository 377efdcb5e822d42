/** What the API says to staff of the brand and of contacts: why they were not set (DCONF-04). */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export type BrandMessage = keyof typeof said.brandMessages;

export const brandMessages: Sentences<BrandMessage> = said.brandMessages;
