/** Why a material was not changed at the desk (DCONT-02). */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export type MaterialMessage = keyof typeof said.materialMessages;

export const materialMessages: Sentences<MaterialMessage> = said.materialMessages;
