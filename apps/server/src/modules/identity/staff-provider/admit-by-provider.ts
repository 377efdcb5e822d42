import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { isEmail } from "@vycep/domain/identity/email";
import { toId, type UserId } from "@vycep/domain/kernel/ids";
import { ok, type Refusal, type Result, refused } from "@vycep/domain/kernel/result";
import type { Language } from "@vycep/domain/market/language";
import {
  claimedEmail,
  claimedLanguage,
  claimedName,
  claimedRoles,
  type ProviderClaims,
  rolesByClaim,
} from "@vycep/domain/staff/provider-claims";
import type { StaffRole } from "@vycep/domain/staff/staff-role";
import type { Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { StaffProvider } from "../../../platform/settings/staff-provider-settings.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { activateStaff, holdStaff, insertStaff, nameStaff, saveStaff } from "../../staff/staff.commands.ts";
import { activeAdmins, type StaffRow, staffByEmail, staffByUid } from "../../staff/staff.facts.ts";
import { endLinks } from "../password-link.repo.ts";
import { endSessions } from "../session-end.repo.ts";
import { isOfProvider, saveSubject, uidOfSubject } from "./staff-identity.repo.ts";

export type AdmitRefusal = Refusal & {
  readonly kind: "no-role" | "suspended" | "email-unverified" | "email-taken";
};

export type ByProvider = {
  readonly provider: StaffProvider;
  readonly claims: ProviderClaims;
  /** Of the page that was left for the provider. */
  readonly language: Language;
  readonly requestId: string;
};

type Admitting = ByProvider & {
  readonly deps: Deps;
  readonly tx: Tx;
  readonly subject: string;
  readonly roles: readonly StaffRole[];
};

type Admitted = { readonly uid: string; readonly hasLost: boolean };

/**
 * Who of the staff has signed in at the provider, as far as the desk lets them in (DSIGN-04): whoever comes for the first time with a
 * mapped role gets an account, and roles, name and address follow the provider from then on.
 */
export async function admitByProvider(
  deps: Deps,
  by: ByProvider,
): Promise<Result<{ readonly uid: string }, AdmitRefusal>> {
  const { claims, provider } = by;
  const subject = String(claims["sub"]);
  const roles = claimedRoles(claims, provider.roleClaim, provider.roles);
  const admitted = await inTransaction(deps.db, async (tx) => {
    await holdStaff(tx);
    const admitting = { ...by, deps, tx, subject, roles };
    const uid = await uidOfSubject(tx, { issuer: provider.issuer, subject });
    const known = uid === undefined ? undefined : await staffByUid(tx, uid);
    return known === undefined ? newcomer(admitting) : returning(admitting, known);
  });
  const hasEnded = admitted.ok ? admitted.value.hasLost : admitted.refusal.kind === "no-role";
  // Tokens tell time in seconds: one of the second in which all sessions were ended would count as older than that.
  if (hasEnded) await setTimeout(1000 - (deps.clock.realTime().getTime() % 1000));
  return admitted.ok ? ok({ uid: admitted.value.uid }) : admitted;
}

/** Somebody whom the provider sends for the first time: an account is made, or the one of that address joined. */
async function newcomer(admitting: Admitting): Promise<Result<Admitted, AdmitRefusal>> {
  const { tx, claims, provider, roles } = admitting;
  if (roles.length === 0) return refused({ kind: "no-role" });
  const email = addressIn(admitting);
  if (email === undefined) return refused({ kind: "email-unverified" });
  const other = await staffByEmail(tx, email);
  if (other !== undefined) return join(admitting, other);
  const { clock } = admitting.deps;
  const createdAt = clock.instant();
  const uid = `S-${randomUUID()}`;
  const language = claimedLanguage(claims) ?? admitting.language;
  const person = { uid, ...claimedName(claims, email), email, language, roles, companies: [], createdAt };
  if (!(await insertStaff(tx, person))) return refused({ kind: "email-taken" });
  await activateStaff(tx, uid);
  await saveSubject(tx, { uid, issuer: provider.issuer, subject: admitting.subject, since: createdAt });
  await audit(admitting, uid, { action: "staff.joined", detail: { roles: roles.join(", ") } });
  return ok({ uid, hasLost: false });
}

/** Who was invited came by that address; who works here already only where the brewery lets addresses decide. */
async function join(admitting: Admitting, other: StaffRow): Promise<Result<Admitted, AdmitRefusal>> {
  const { tx, provider, deps } = admitting;
  const isAnothers = await isOfProvider(tx, other.uid, provider.issuer);
  const mayJoin = other.status === "invited" || provider.joinsByEmail;
  if (isAnothers || !mayJoin) return refused({ kind: "email-taken" });
  if (other.status === "suspended") return refused({ kind: "suspended" });
  const since = deps.clock.instant();
  await activateStaff(tx, other.uid);
  await saveSubject(tx, { uid: other.uid, issuer: provider.issuer, subject: admitting.subject, since });
  // A link to a password would let them in by another way.
  await endLinks(tx, other.uid, deps.clock.realTime());
  await audit(admitting, other.uid, {
    action: "staff.joined",
    detail: { roles: admitting.roles.join(", ") },
  });
  const joined = await staffByUid(tx, other.uid);
  if (joined === undefined) throw new Error("who has just joined is there");
  return returning(admitting, joined);
}

/** Somebody who has come this way before. Who has lost every role is out at once, wherever they are still signed in. */
async function returning(admitting: Admitting, before: StaffRow): Promise<Result<Admitted, AdmitRefusal>> {
  const { tx, roles: claimed } = admitting;
  const roles = rolesByClaim({ before, claimed, activeAdmins: await activeAdmins(tx) });
  const hasLost = await follow(admitting, before, roles);
  if (claimed.length === 0) {
    await endSessions(tx, { uid: before.uid });
    return refused({ kind: "no-role" });
  }
  if (before.status === "suspended") return refused({ kind: "suspended" });
  await followPerson(admitting, before);
  return ok({ uid: before.uid, hasLost });
}

/** Roles as the claim has them; whether any was lost, and so all that was open has ended. */
async function follow(admitting: Admitting, before: StaffRow, roles: readonly StaffRole[]): Promise<boolean> {
  const { tx } = admitting;
  const { uid, status, version, companies } = before;
  const hasLost = before.roles.some((role) => !roles.includes(role));
  if (!hasLost && roles.length === before.roles.length) return false;
  if (!(await saveStaff(tx, { uid, status, version, roles, companies })))
    throw new Error("the staff are held, so nobody else changes one of them");
  if (hasLost) await endSessions(tx, { uid });
  const detail = { rolesBefore: before.roles.join(", "), roles: roles.join(", ") };
  await audit(admitting, uid, { action: "staff.changed", detail });
  return hasLost;
}

/** Name and address as the provider has them; an address that is another's stays where it is. */
async function followPerson(admitting: Admitting, before: StaffRow): Promise<void> {
  const { tx, claims } = admitting;
  const claimed = addressIn(admitting);
  const owner = claimed === undefined ? undefined : await staffByEmail(tx, claimed);
  const isFree = claimed !== undefined && (owner === undefined || owner.uid === before.uid);
  const email = isFree ? claimed : before.email;
  await nameStaff(tx, { uid: before.uid, email, ...claimedName(claims, email) });
}

function addressIn({ claims, provider }: Pick<Admitting, "claims" | "provider">): string | undefined {
  const email = claimedEmail(claims, provider.isEmailTrusted);
  return email !== undefined && isEmail(email) ? email : undefined;
}

type Told = { readonly action: string; readonly detail: Readonly<Record<string, string>> };

/** Nobody of the brewery did it: the provider's claim has. */
function audit(
  { tx, deps, provider, requestId }: Admitting,
  uid: string,
  { action, detail }: Told,
): Promise<void> {
  return recordAudit(tx, {
    ...{ at: deps.clock.instant(), uid: action === "staff.joined" ? toId<UserId>(uid) : null },
    ...{ companyId: null, action, subjectKind: "staff", subjectId: uid, requestId },
    detail: { by: new URL(provider.issuer).host, ...detail },
  });
}
