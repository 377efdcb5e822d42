/** Why a webhook cannot be had or made. */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export const webhookMessages: Sentences<keyof typeof said.webhookMessages> = said.webhookMessages;
