/** What mails say of what happened to orders, papers and deliveries, and the page that stops them. */
import { inEveryLanguage } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

/** Of each kind of letter its subject, its heading, what it says and its one action. */
export const letterSentences = said.letters;
/** Labels of facts, and what every letter ends with. */
export const letterParts = said.parts;
/** What can be switched, by its name (BELL-03). */
export const noticeSettingNames = said.settings;
/** The page that stops mails of a kind, or lets them come again (MAIL-10). */
export const stopSentences = said.stop;
