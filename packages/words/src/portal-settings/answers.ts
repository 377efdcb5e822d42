/** What the API says to staff of the portal's settings: why they were not set (DCONF-01). */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export type PortalSettingsMessage = keyof typeof said.portalSettingsMessages;

export const portalSettingsMessages: Sentences<PortalSettingsMessage> = said.portalSettingsMessages;
