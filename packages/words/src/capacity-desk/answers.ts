/** What the API says to staff of capacity rules: why one was not dated (DCAL-04). */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export type CapacityDeskMessage = keyof typeof said.capacityDeskMessages;

export const capacityDeskMessages: Sentences<CapacityDeskMessage> = said.capacityDeskMessages;
