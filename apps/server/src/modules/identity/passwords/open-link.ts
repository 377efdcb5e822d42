import type { LinkAnswer } from "@vycep/contract/identity/password.rest";
import type { Language } from "@vycep/domain/market/language";
import { say } from "@vycep/words/engine/sentence";
import { passwordMessages } from "@vycep/words/identity/answers";
import { roleInWords } from "@vycep/words/users/answers";
import type { Deps } from "../../../platform/deps.ts";
import { notFound } from "../../../platform/errors.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { hashOfSecret } from "../../../platform/secrets/one-time-secret.ts";
import { type LinkedPerson, linkedPerson } from "../../users/invited.facts.ts";
import { findLink, type LinkRow } from "../password-link.repo.ts";

export type OpenLink = { readonly hash: string; readonly link: LinkRow; readonly person: LinkedPerson };

/**
 * The link behind a secret, as long as it is good. Looking at it uses nothing up, for scanners of mail open every link.
 * That of somebody who was deactivated, or who has come another way, counts as expired.
 */
export async function openLink(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { token, language }: { readonly token: string; readonly language: Language },
): Promise<OpenLink> {
  const hash = hashOfSecret(token);
  const link = await findLink(db, hash);
  if (!link) throw linkRefused("link-unknown", language);
  if (link.used_at) throw linkRefused("link-used", language);
  const person = link.expires_at > clock.realTime() ? await linkedPerson(db, link.uid) : undefined;
  const wanted = link.purpose === "set" ? "invited" : "active";
  if (person?.standing !== wanted) throw linkRefused("link-expired", language);
  return { hash, link, person };
}

/** What the page of a link shows. */
export async function lookAtLink(deps: Deps, context: RequestContext, token: string): Promise<LinkAnswer> {
  const { link, person } = await openLink(deps, { token, language: context.language });
  const first = person.known_uid === null ? "first-password" : "join";
  return {
    kind: link.purpose === "reset" ? "reset" : first,
    email: person.email,
    firstName: person.first_name,
    lastName: person.last_name,
    inviter: link.inviter,
    company: link.company,
    roles: person.roles.map((role) => roleInWords(role, context.language)),
  };
}

export function linkRefused(code: "link-expired" | "link-used" | "link-unknown", language: Language) {
  return notFound(code, say(passwordMessages[code], language));
}
