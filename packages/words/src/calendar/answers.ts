/** Why no days can be told. */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export const calendarMessages: Sentences<"method-not-offered"> = said.calendarMessages;
