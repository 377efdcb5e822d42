/** Why no days can be told. */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(
  (language) => import(`./${language}.ts`),
);

export const calendarMessages: Sentences<"method-not-offered"> = said.calendarMessages;
