/** What the API says to staff of the table of roles: why it was not changed (DCONF-02). */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export type RoleTableMessage = keyof typeof said.roleTableMessages;

export const roleTableMessages: Sentences<RoleTableMessage> = said.roleTableMessages;
