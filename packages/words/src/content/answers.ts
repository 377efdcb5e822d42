/** What is not there. */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export const contentMessages: Sentences<"content-unknown"> = said.contentMessages;
