/** Why somebody was not invited to the desk, or not changed (DSIGN-08). */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export type StaffMessage = keyof typeof said.staffMessages;

export const staffMessages: Sentences<StaffMessage> = said.staffMessages;
