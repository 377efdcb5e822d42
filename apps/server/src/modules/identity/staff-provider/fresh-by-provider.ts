import type { IncomingMessage, ServerResponse } from "node:http";
import { STAFF_PROVIDER_CALLBACK_PATH } from "@vycep/contract/identity/desk-door";
import type { FreshLeave, FreshRefusal } from "@vycep/contract/identity/desk-door.rest";
import { FRESH_SIGN_IN_SECONDS } from "@vycep/domain/access/fresh-sign-in";
import type { Language } from "@vycep/domain/market/language";
import type { Deps } from "../../../platform/deps.ts";
import type { StaffProvider } from "../../../platform/settings/staff-provider-settings.ts";
import type { FactorContext } from "../factors/factor-context.ts";
import { noteFreshSignIn } from "../factors/fresh-sign-in.ts";
import { awayCookie, awayOf, checksOf, newAway } from "./away-cookies.ts";
import { type ProviderClient, ProviderFailed } from "./provider-client.ts";
import { isOfProvider, uidOfSubject } from "./staff-identity.repo.ts";

export const FRESH_PATH = "/desk/identity/fresh-sign-in/provider";

/** What stands in the state instead of a sign-in under way: there is none, the person is in. */
export const FRESH_UID = "fresh";

type Asking = {
  readonly context: FactorContext;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly provider: StaffProvider;
  readonly client: ProviderClient;
  readonly language: Language;
};

/** Where the signed-in person shows the provider once more who they are (D38); the browser that asks holds the secret of it. */
export async function leaveForFreshSignIn(deps: Deps, asking: Asking): Promise<FreshLeave> {
  const { context, client, provider, response, language } = asking;
  const { origin } = deps.config;
  const { uid } = await context.actor();
  if (!(await isOfProvider(deps.db, uid, provider.issuer))) return { refused: "not-by-provider" };
  const secret = newAway();
  try {
    const redirectUri = `${origin}${STAFF_PROVIDER_CALLBACK_PATH}`;
    const checks = checksOf(secret, FRESH_UID);
    const { href } = await client.addressOf(checks, {
      redirectUri,
      language,
      isAnother: false,
      isAnew: true,
    });
    response.appendHeader("set-cookie", awayCookie(origin, FRESH_PATH, secret));
    return { leaveTo: href };
  } catch (error) {
    return { refused: refusalOf(error, deps.log) };
  }
}

/**
 * Reads what the provider says, and lets the session count as freshly signed in from the moment at which the provider saw the same
 * person. Answers why not, if not.
 */
export async function returnFromFreshSignIn(
  deps: Deps,
  { context, client, provider, request, response }: Asking,
  search: string,
): Promise<FreshRefusal | undefined> {
  const { origin } = deps.config;
  const { uid } = await context.actor();
  const secret = awayOf(request, origin);
  response.appendHeader("set-cookie", awayCookie(origin, FRESH_PATH, undefined));
  if (secret === undefined) return "answer-invalid";
  try {
    const callback = new URL(`${origin}${STAFF_PROVIDER_CALLBACK_PATH}`);
    callback.search = search;
    const { claims } = await client.exchange(callback, checksOf(secret, FRESH_UID));
    const subject = String(claims["sub"]);
    if ((await uidOfSubject(deps.db, { issuer: provider.issuer, subject })) !== uid) return "another-person";
    const at = seenAt(claims["auth_time"], deps.clock.realTime());
    if (at === undefined) return "not-asked-anew";
    await noteFreshSignIn(deps, context, { uid, at });
    return undefined;
  } catch (error) {
    return refusalOf(error, deps.log);
  }
}

/** When the provider saw the person, if that is fresh; its clock may be a little ahead, and a sign-in is never of later than now. */
function seenAt(authTime: unknown, now: Date): Date | undefined {
  if (typeof authTime !== "number") return undefined;
  const at = Math.min(authTime * 1000, now.getTime());
  return now.getTime() - at > FRESH_SIGN_IN_SECONDS * 1000 ? undefined : new Date(at);
}

function refusalOf(error: unknown, log: Deps["log"]): FreshRefusal {
  if (!(error instanceof ProviderFailed)) throw error;
  log.warn({ err: error }, "the staff's provider did not show who it is");
  return error.code;
}
