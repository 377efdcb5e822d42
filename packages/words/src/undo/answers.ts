/** What the API says where a change is taken back from the log (DEDIT-03). */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export type UndoMessage = keyof typeof said.undoMessages;

export const undoMessages: Sentences<UndoMessage> = said.undoMessages;
