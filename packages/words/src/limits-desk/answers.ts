/** What the API says to staff of limits of products: why one was not set (DGOOD-04). */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export type LimitDeskMessage = keyof typeof said.limitDeskMessages;

export const limitDeskMessages: Sentences<LimitDeskMessage> = said.limitDeskMessages;
