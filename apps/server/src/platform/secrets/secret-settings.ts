import { clientNotOpened, type RelyingParty } from "./relying-parties.ts";
import type { Secrets } from "./sealed-text.ts";

/** Where nothing is to be kept from anybody. */
export const secretOfDemo = "the secret of the demo, which is none";

type SecretKeys = {
  readonly NODE_ENV?: string | undefined;
  readonly VYCEP_SECRET?: Secrets | undefined;
  readonly VYCEP_SECRET_FILE?: Secrets | undefined;
  readonly VYCEP_RELYING_PARTIES: readonly RelyingParty[];
};

type SecretKey = "VYCEP_SECRET" | "VYCEP_SECRET_FILE" | "VYCEP_RELYING_PARTIES";

/** What seals, the newest first: of the environment, or of a file. */
export function secretsOf({ VYCEP_SECRET, VYCEP_SECRET_FILE }: SecretKeys): Secrets {
  return VYCEP_SECRET ?? VYCEP_SECRET_FILE ?? [secretOfDemo];
}

/** What is wrong with secrets, by the key that it is about. */
export function secretFaults(env: SecretKeys): readonly (readonly [key: SecretKey, why: string])[] {
  const { VYCEP_SECRET, VYCEP_SECRET_FILE, NODE_ENV } = env;
  const isMissing = NODE_ENV === "production" && !VYCEP_SECRET && !VYCEP_SECRET_FILE;
  const closed = clientNotOpened(env.VYCEP_RELYING_PARTIES, secretsOf(env));
  const faults: (readonly [SecretKey, string])[] = [];
  if (VYCEP_SECRET && VYCEP_SECRET_FILE) faults.push(["VYCEP_SECRET_FILE", "is given beside VYCEP_SECRET"]);
  if (isMissing) faults.push(["VYCEP_SECRET", "is missing beside NODE_ENV=production"]);
  if (closed !== undefined)
    faults.push(["VYCEP_RELYING_PARTIES", `the secret of ${closed} was sealed with another VYCEP_SECRET`]);
  return faults;
}
