import { createHash } from "node:crypto";
import { foldEmail } from "@vycep/domain/identity/email";
import type { Deps } from "../../../platform/deps.ts";
import { tooMany } from "../../../platform/rate-limit.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { hashOfSecret, newSecret } from "../../../platform/secrets/one-time-secret.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { writeMail } from "../../mail/mail.commands.ts";
import { type LinkedPerson, linkedPerson, personByEmail } from "../../users/invited.facts.ts";
import type { Realm } from "../door.ts";
import { holdSubjects, startAttempt } from "../identity.repo.ts";
import { attemptsSince, findLink, type LinkRow, saveLink } from "../password-link.repo.ts";

/** An answer takes so long whatever was done for it, so that nobody learns from the time whom we know. */
const answerMs = 400;
const windowSeconds = 60 * 60;
const mostOfAccount = 3;
const mostOfAddress = 20;
export const resetMs = 60 * 60 * 1000;
const setMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Mails a link for another password, or for the first one to who was invited. Answers the same whether the address is known
 * or not. More than three an hour for one account are passed over in silence; a caller's twenty are told.
 */
export async function forgotPassword(deps: Deps, context: RequestContext, email: string): Promise<void> {
  const work = (async () => {
    if (!(await mayAskForLink(deps, context, { account: foldEmail(email), realm: "customer" }))) return;
    const person = await personByEmail(deps.db, email);
    if (person) await sendLink({ ...deps, context }, person, undefined);
  })();
  await askEvenly(deps, work);
}

/** A new link for who holds one that has expired or was replaced (AUTH-17), to the address that it was sent to. */
export async function renewLink(deps: Deps, context: RequestContext, token: string): Promise<void> {
  const work = (async () => {
    const hash = hashOfSecret(token);
    const link = await findLink(deps.db, hash);
    if (
      !(await mayAskForLink(deps, context, {
        account: link ? `user ${link.uid}` : `link ${hash}`,
        realm: "customer",
      })) ||
      !link
    )
      return;
    const person = await linkedPerson(deps.db, link.uid);
    const wanted = link.purpose === "set" ? "invited" : "active";
    if (link.used_at === null && person?.standing === wanted)
      await sendLink({ ...deps, context }, person, link);
  })();
  await askEvenly(deps, work);
}

/** Takes the same time whatever is done. */
export async function askEvenly({ clock }: Deps, work: Promise<void>): Promise<void> {
  const [done] = await Promise.allSettled([work, clock.hold(answerMs)]);
  if (done.status === "rejected") throw done.reason;
}

/** Whether one more link may be sent for an account, each door counting by itself. Counted in the database, so that it holds across processes. */
export async function mayAskForLink(
  { db }: Deps,
  { address }: Pick<RequestContext, "address">,
  { account, realm }: { readonly account: string; readonly realm: Realm },
): Promise<boolean> {
  const subjectOf = (text: string) => createHash("sha256").update(text).digest("base64url");
  const subjects = [subjectOf(`forgotten ${account}`), subjectOf(`forgotten by ${realm} ${address}`)];
  const [ofAccount = 0, ofAddress = 0] = await inTransaction(db, async (tx) => {
    // Those who ask at the same moment are counted one after another.
    await holdSubjects(tx, subjects);
    await startAttempt(tx, subjects);
    return attemptsSince(tx, subjects, windowSeconds);
  });
  if (ofAddress > mostOfAddress) throw tooMany(windowSeconds / 4);
  return ofAccount <= mostOfAccount;
}

async function sendLink(
  { db, clock, config, context }: Deps & { readonly context: RequestContext },
  person: LinkedPerson,
  before: LinkRow | undefined,
) {
  const isFirst = person.standing === "invited";
  const { secret, hash } = newSecret();
  const now = clock.realTime();
  const until = new Date(now.getTime() + (isFirst ? setMs : resetMs));
  const { uid, email: to, language } = person;
  const { inviter = null, company = null } = before ?? {};
  await inTransaction(db, async (tx) => {
    const purpose = isFirst ? "set" : "reset";
    await saveLink(tx, { hash, uid, purpose, createdAt: now, expiresAt: until, inviter, company });
    const mail = { until, to, language, cause: hash, origin: context.site.origin };
    await writeMail(
      tx,
      isFirst
        ? { kind: "set-password", path: `/verification#${secret}`, ...mail }
        : { kind: "reset-password", path: `/reset-password#${secret}`, ...mail },
      config.secrets,
    );
  });
}
