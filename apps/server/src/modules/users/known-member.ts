import { maySee } from "@vycep/domain/access/user-administration";
import type { Language } from "@vycep/domain/market/language";
import { say } from "@vycep/words/engine/sentence";
import { userMessages } from "@vycep/words/users/answers";
import type { Db, Tx } from "../../platform/db.ts";
import { notFound } from "../../platform/errors.ts";
import type { AdministrationDeps } from "./administration/administration.deps.ts";
import type { Administrator } from "./administration/administration.policy.ts";
import { findMembers, type MemberRecord } from "./administration/members.repo.ts";

/** Those of some users whom the actor may see, by their id; others are as unknown as those who do not exist (D47). */
export async function knownMembers(
  db: Db | Tx,
  { deps, administrator }: { readonly deps: AdministrationDeps; readonly administrator: Administrator },
  uids: readonly string[],
): Promise<ReadonlyMap<string, MemberRecord>> {
  const company = { companyId: administrator.companyId, lastSignIn: deps.lastSignIn };
  const found = await findMembers(db, company, uids);
  return new Map(
    found.filter((user) => maySee(administrator.member, user)).map((user) => [user.uid, user] as const),
  );
}

/** One user whom the actor may see; else a refusal that says no more than that. */
export async function knownMember(
  db: Db | Tx,
  asked: Parameters<typeof knownMembers>[1] & { readonly language: Language },
  uid: string,
): Promise<MemberRecord> {
  const user = (await knownMembers(db, asked, [uid])).get(uid);
  if (user === undefined)
    throw notFound("user-not-found", say(userMessages["user-not-found"], asked.language));
  return user;
}
