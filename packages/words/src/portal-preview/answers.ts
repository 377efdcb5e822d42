/** Why staff cannot look at the portal, and the pages between the desk and the portal in its frame (DCONF-02, DEDIT-04). */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export type PreviewMessage = keyof typeof said.previewMessages;

export const previewMessages: Sentences<PreviewMessage> = said.previewMessages;

export const previewPages: Sentences<keyof typeof said.previewPages> = said.previewPages;
