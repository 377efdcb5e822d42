/** What the API says to staff of the terms of use: why something was not done (DCONF-03). */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export type TermsDeskMessage = keyof typeof said.termsDeskMessages;

export const termsDeskMessages: Sentences<TermsDeskMessage> = said.termsDeskMessages;
