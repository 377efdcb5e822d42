import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import type { FreshSignInBody } from "@vycep/contract/identity/factors.rest";
import type { Deps } from "../../../platform/deps.ts";
import { AppError } from "../../../platform/errors.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { saveAuthenticatedAt } from "../devices/sessions.repo.ts";
import type { Realm } from "../door.ts";
import { checkPassword } from "../sign-in.ts";
import { checkCode } from "./check-code.ts";
import type { FactorContext, FactorOwner } from "./factor-context.ts";
import { passkeyToShow, whoShowed } from "./passkeys.ts";

export type FromDevice = { readonly device: string | undefined; readonly realm: Realm };

/**
 * Shows once more who the signed-in person is, by the password or by a second factor; the session counts as freshly
 * signed in from then on (D38). Wrong ones are counted like those of a sign-in.
 */
export async function freshSignIn(
  deps: Deps,
  context: FactorContext,
  { device, realm, ...given }: FreshSignInBody & FromDevice,
): Promise<void> {
  const actor = await context.actor();
  const { uid, email } = actor;
  const { address } = context;
  if ("password" in given) {
    await asRefusal(checkPassword(deps, { realm, email, password: given.password, address, device }));
  } else {
    await asRefusal(checkCode(deps, { uid, code: given.code, address, device }));
  }
  await noteFreshSignIn(deps, context, actor);
}

export async function passkeyForFreshSignIn(deps: Deps, context: FactorContext) {
  const { uid } = await context.actor();
  return passkeyToShow({ ...deps, site: context.site }, { subject: subjectOf(uid), uid });
}

export async function freshSignInByPasskey(
  deps: Deps,
  context: FactorContext,
  { realm, response }: { readonly realm: Realm; readonly response: AuthenticationResponseJSON },
): Promise<void> {
  const actor = await context.actor();
  const uid = await asRefusal(
    whoShowed({ ...deps, site: context.site }, { subject: subjectOf(actor.uid), response, realm }),
  );
  if (uid !== actor.uid) throw new AppError("unprocessable", { code: "passkey-refused" });
  await noteFreshSignIn(deps, context, actor);
}

/** The session counts as freshly signed in from that moment, which is now unless somebody else saw it. */
export async function noteFreshSignIn(
  { db, clock }: Deps,
  context: FactorContext,
  { uid, at = clock.realTime() }: Pick<FactorOwner, "uid"> & { readonly at?: Date },
): Promise<void> {
  const names = (await context.token())?.ids ?? [];
  const isNoted = await inTransaction(db, (tx) => saveAuthenticatedAt(tx, { uid, names }, at));
  // A program has no session: it asks for a new token.
  if (!isNoted) throw new AppError("unprocessable", { code: "no-session" });
}

/** The session itself is good: a wrong password here is no 401, at which a portal would sign in anew. */
async function asRefusal<Known>(checked: Promise<Known>): Promise<Known> {
  return checked.catch((error: unknown) => {
    if (error instanceof AppError && error.kind === "sign-in-incorrect") {
      throw new AppError("unprocessable", { code: error.code });
    }
    throw error;
  });
}

function subjectOf(uid: string): string {
  return `fresh sign-in ${uid}`;
}
