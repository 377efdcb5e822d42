/** What the API says to staff of the data of one person: why they are not taken along or forgotten (DCUST-05). */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export type PersonMessage = keyof typeof said.personMessages;

export const personMessages: Sentences<PersonMessage> = said.personMessages;
