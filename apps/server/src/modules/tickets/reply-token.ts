import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import type { Secrets } from "../../platform/secrets/sealed-text.ts";

type Replier = { readonly caseNumber: string; readonly uid: string };

const letters = "abcdefghijklmnopqrstuvwxyz234567";
/** A hundred bits: nobody guesses one, and an address stays short enough for every mail server. */
const length = 20;

/**
 * What the address of answers holds for one person and one ticket (MAIL-07): the number of the ticket, and that we made it.
 * Mail servers may change the case of letters, so there is only one.
 */
export function replyTokenOf({ caseNumber, uid }: Replier, [newest]: Secrets): string {
  if (newest === undefined) throw new Error("there is no secret to sign with");
  return `${caseNumber.toLowerCase()}-${markOf({ caseNumber, uid }, newest)}`;
}

/** The number of the ticket that one of some addresses answers, and the mark that must be checked. */
export function replyTokenIn(
  addresses: readonly string[],
  own: string,
): { readonly caseNumber: string; readonly mark: string } | undefined {
  const [local = "", host = ""] = own.toLowerCase().split("@");
  for (const address of addresses) {
    const [name = "", at = ""] = address.toLowerCase().split("@");
    const found = /^([a-z]{2}\d{1,12})-([a-z2-7]{20})$/.exec(name.slice(local.length + 1));
    if (found === null || at !== host || !name.startsWith(`${local}+`)) continue;
    return { caseNumber: (found[1] ?? "").toUpperCase(), mark: found[2] ?? "" };
  }
  return undefined;
}

/** Whether a mark was made for this person and ticket with one of our secrets; compared in constant time. */
export function isMarkOf(replier: Replier, mark: string, secrets: Secrets): boolean {
  const said = Buffer.from(mark);
  return secrets.some((secret) => {
    const made = Buffer.from(markOf(replier, secret));
    return said.length === made.length && timingSafeEqual(said, made);
  });
}

function markOf({ caseNumber, uid }: Replier, secret: string): string {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "vycep reply address", 32));
  const hmac = createHmac("sha256", key).update(`${caseNumber.toUpperCase()}\n${uid}`).digest();
  return [...hmac.subarray(0, length)].map((byte) => letters[byte % letters.length]).join("");
}
