import type { IncomingMessage, ServerResponse } from "node:http";
import { FRESH_SIGN_IN_SECONDS } from "@vycep/domain/access/fresh-sign-in";
import { deviceName } from "@vycep/domain/identity/device-name";
import { browserNames, systemNames } from "@vycep/words/identity/device-names";
import type Provider from "oidc-provider";
import type { Deps } from "../../platform/deps.ts";
import { VISIT_MEANS } from "../../platform/token-verifier.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { writeMail } from "../mail/mail.commands.ts";
import type { AccountRow } from "../users/users.facts.ts";
import { accountOf } from "./accounts.repo.ts";
import { deviceCookie, deviceOf, newDevice } from "./device-cookie.ts";
import type { Door } from "./door.ts";
import { removeHalfSignIn } from "./factors/second-step.repo.ts";
import { interactionHash } from "./factors/second-step.ts";
import { rememberDevice } from "./identity.repo.ts";
import { deviceHashOf } from "./sign-in-tries.ts";
import { hintCookie } from "./staff-provider/away-cookies.ts";

/** A sign-in under way at the provider, in the browser that began it. */
export type Interaction = {
  readonly door: Door;
  readonly provider: Provider;
  readonly uid: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
};

/**
 * By what somebody was known, in the names of RFC 8176; a visit is known by the purchasing system that sent it alone, and `idp` is the
 * staff's own provider (DSIGN-04).
 */
export type Means = "pwd" | "otp" | "recovery" | "hwk" | "mfa" | "idp" | typeof VISIT_MEANS;

/** Lets a person in who has shown all that is asked for, and remembers the browser. */
export async function finishSignIn(
  { db, config, clock }: Pick<Deps, "db" | "config" | "clock">,
  call: Interaction & { readonly address: string },
  { account, means }: { readonly account: Pick<AccountRow, "uid">; readonly means: readonly Means[] },
): Promise<{ redirectTo: string }> {
  const device = deviceOf(call.request, config.origin) ?? newDevice();
  await inTransaction(db, async (tx) => {
    await removeHalfSignIn(tx, interactionHash(call.uid));
    const deviceHash = deviceHashOf({ address: call.address, device });
    const { isNew } = await rememberDevice(tx, account.uid, deviceHash);
    if (!isNew) return;
    const { browser, system } = deviceName(call.request.headers["user-agent"] ?? "");
    const facts = {
      kind: "new-device",
      at: clock.realTime(),
      browser: browser === undefined ? null : browserNames[browser],
      system: system === undefined ? null : systemNames[system],
      address: call.address,
      cause: deviceHash,
      atDesk: call.door.realm === "staff",
    } as const;
    const known = await accountOf(tx, account.uid);
    if (known) {
      const { email: to, language } = known;
      await writeMail(tx, { ...facts, to, language }, config.secrets);
    }
  });
  call.response.appendHeader("set-cookie", deviceCookie(device, config.origin));
  // Whose session at the staff's provider an earlier sign-in of this browser was says nothing of this one.
  if (config.staffProvider && call.door.realm === "staff" && !means.includes("idp"))
    call.response.appendHeader("set-cookie", hintCookie(config.origin, undefined));
  const redirectTo = await call.provider.interactionResult(call.request, call.response, {
    // No longer than the browser is open: computers in pubs are shared.
    login: {
      accountId: account.uid,
      remember: false,
      amr: [...means],
      ...(means.includes(VISIT_MEANS) && longAgo(clock)),
    },
  });
  return { redirectTo };
}

/** Who showed nothing of themselves has no fresh sign-in (D38). */
function longAgo(clock: Pick<Deps["clock"], "realTime">): { readonly ts: number } {
  return { ts: Math.floor(clock.realTime().getTime() / 1000) - FRESH_SIGN_IN_SECONDS - 1 };
}
