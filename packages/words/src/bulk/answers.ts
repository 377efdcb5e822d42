/** What the API says to staff of changes in bulk: why none began, or why a record was left out (DLIST-03). */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export type BulkMessage = keyof typeof said.bulkMessages;

export const bulkMessages: Sentences<BulkMessage> = said.bulkMessages;
