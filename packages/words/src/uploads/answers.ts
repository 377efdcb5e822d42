/** Why a file that staff send is not taken (DGOOD-05, DCONT-02, DDOC-01). */
import type { UploadRefusal } from "@vycep/domain/files/upload";
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export const uploadMessages: Sentences<UploadRefusal["kind"]> = said.uploadMessages;
