/** Why a user cannot be had. */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export const userMessages: Sentences<"user-not-found"> = said.userMessages;
