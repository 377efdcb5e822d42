/** Why a template of answers is not kept (DTICK-02). */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export type TemplateMessage = keyof typeof said.templateMessages;

export const templateMessages: Sentences<TemplateMessage> = said.templateMessages;
