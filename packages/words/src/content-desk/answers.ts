/** What the API says to staff of content: why something was not done (DCONT-01). */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export type ContentDeskMessage = keyof typeof said.contentDeskMessages;

export const contentDeskMessages: Sentences<ContentDeskMessage> = said.contentDeskMessages;
