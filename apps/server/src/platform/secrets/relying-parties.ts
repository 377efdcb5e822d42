import { readFileSync } from "node:fs";
import { z } from "zod";
import { openText, type Secrets, sealText } from "./sealed-text.ts";

/** A program of others that signs people in through our provider: e-learning, the menu creator (AUTH-03, AUTH-04). */
export type RelyingParty = {
  readonly clientId: string;
  readonly redirectUris: readonly string[];
  /** Sealed with VYCEP_SECRET, for this client alone (D32). */
  readonly sealedSecret: string;
};

const party = z.strictObject({
  clientId: z.string().regex(/^[\w.-]{1,64}$/),
  redirectUris: z.array(z.url().refine(isSafeAddress, "must be https, or http on this machine")).min(1),
  sealedSecret: z.string(),
});
const parties = z
  .array(party)
  .refine((all) => new Set(all.map(({ clientId }) => clientId)).size === all.length, "has a client twice");

/** Reads the file that a configuration names; what is wrong with it is said in one line. */
export const relyingPartiesFile = z.string().transform((path, context): readonly RelyingParty[] => {
  const wrong = (message: string) => {
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  };
  try {
    const read = parties.safeParse(JSON.parse(readFileSync(path, "utf8")));
    if (read.success) return read.data;
    const [first] = read.error.issues;
    return wrong(`${path} ${first?.path.join(".")}: ${first?.message}`);
  } catch {
    return wrong(`${path} is no file of JSON that can be read`);
  }
});

/** The client whose secret none of ours can open. */
export function clientNotOpened(all: readonly RelyingParty[], secrets: Secrets): string | undefined {
  return all.find((each) => secretOf(each, secrets) === undefined)?.clientId;
}

/** The secret that a relying party shows. */
export function secretOf({ clientId, sealedSecret }: RelyingParty, secrets: Secrets): string | undefined {
  return openText(sealedSecret, purposeOf(clientId), secrets);
}

/** A secret as the file holds it. */
export function sealedFor(clientId: string, secret: string, secrets: Secrets): string {
  return sealText(secret, purposeOf(clientId), secrets);
}

function purposeOf(clientId: string): string {
  return `relying party ${clientId}`;
}

function isSafeAddress(text: string): boolean {
  const { protocol, hostname } = new URL(text);
  return (
    protocol === "https:" || (protocol === "http:" && /^(127\.0\.0\.1|localhost|\[::1\])$/.test(hostname))
  );
}
