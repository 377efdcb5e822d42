/** Why a key of a program cannot be had or made. */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export const keyMessages: Sentences<
  "key-not-found" | "more-than-own" | "permission-not-for-programs" | "too-many-keys"
> = said.keyMessages;
