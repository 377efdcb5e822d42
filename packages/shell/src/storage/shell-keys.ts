import { parseLabelLanguage } from "@vycep/domain/market/language";
import { aText, jsonOf, listOf, objectOf, recordOf } from "./shape.ts";
import { inLocal, inSession, plainText, readBy, wholeNumber } from "./stored-value.ts";

const anAsked = objectOf({ address: aText, method: aText, headers: recordOf(aText), api: aText });

/** What the shell keeps, by the keys of the seeds (STORAGE-01, STORAGE-04, STORAGE-05, STORAGE-16). */
export const shellKeys = {
  token: inLocal("token", plainText),
  store: inLocal("store", plainText),
  lang: inLocal("lang", readBy(parseLabelLanguage)),
  /** Whose things these are: another person at the same computer starts with none of them. */
  owner: inLocal("owner", plainText),
  /** When somebody last did something in any tab, in milliseconds (SESSION-21). */
  lastActivity: inLocal("lastActivity", wholeNumber),
  idToken: inSession("id_token", plainText),
  /** The claim of the id token that holds our user id, as the server said at the last sign-in. */
  uidClaim: inSession("uidClaim", plainText),
  /** Who signed in at which issuer without being known here. */
  unknownPerson: inSession("unknownPerson", jsonOf(recordOf(aText))),
  /** SESSION-02, OP-105. */
  intendedPath: inSession("intendedPath", plainText),
  /** Set where nobody worked until the session ended: the sign-in page says so (SESSION-21). */
  idleOut: inSession("idleOut", plainText),
  /** What pages asked for when they were opened, by path; read by the start of the page. */
  askedFirst: inSession("askedFirst", jsonOf(recordOf(listOf(anAsked)))),
  /** What a sign-in under way must remember until it comes back. */
  signIn: inSession("signIn", jsonOf(recordOf(aText))),
  /** An e-mail typed into a sign-in that ran out and starts again. */
  typedEmail: inSession("typedEmail", plainText),
} as const;
