/** What the API says to drivers: why a stop was not taken down as it was noted (DDISP-03). */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export type DriverMessage = keyof typeof said.driverMessages;

export const driverMessages: Sentences<DriverMessage> = said.driverMessages;
