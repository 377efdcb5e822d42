/** What mails say, and the page of the demo that shows them. */
import { inEveryLanguage } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

/** Of each kind of mail its subject, its heading, what it says, its one action and what else is good to know. */
export const mailSentences = said.mails;
/** What stands in mails of many kinds: labels of facts, and what every mail ends with. */
export const mailParts = said.parts;
/** The page that shows the demo's mails. */
export const mailboxSentences = said.mailbox;
