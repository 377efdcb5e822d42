/** What the API says to staff of deliveries: why a vehicle, a driver or a round was not kept (DDISP-02, DDISP-05). */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export type DeliveryMessage = keyof typeof said.deliveryMessages;

export const deliveryMessages: Sentences<DeliveryMessage> = said.deliveryMessages;

/** Why no paper was printed (DORD-07). */
export const printMessages: Sentences<keyof typeof said.printMessages> = said.printMessages;

/** What the files of papers are called. */
export const paperFiles: Sentences<keyof typeof said.paperFiles> = said.paperFiles;
