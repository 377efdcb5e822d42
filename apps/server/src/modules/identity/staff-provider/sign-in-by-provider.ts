import { STAFF_PROVIDER_CALLBACK_PATH } from "@vycep/contract/identity/desk-door";
import type { ProviderRefusal } from "@vycep/contract/identity/desk-door.rest";
import { provesSecondFactor } from "@vycep/domain/staff/provider-claims";
import type { Deps } from "../../../platform/deps.ts";
import type { StaffProvider } from "../../../platform/settings/staff-provider-settings.ts";
import { beginSecondStep } from "../factors/second-step.ts";
import { finishSignIn, type Interaction } from "../finish-sign-in.ts";
import { pageLanguage } from "../page-language.ts";
import { openInteraction } from "../sign-in-interaction.ts";
import { admitByProvider } from "./admit-by-provider.ts";
import { awayCookie, awayOf, checksOf, hintCookie, newAway } from "./away-cookies.ts";
import { type ProviderClient, ProviderFailed, type SignedInThere } from "./provider-client.ts";

export type AtProvider = Interaction & {
  readonly staffProvider: StaffProvider;
  readonly client: ProviderClient;
  readonly address: string;
  readonly requestId: string;
};

/** Sends the browser to the staff's provider; answers where it goes. `isAnother`: not whoever is signed in there anyway. */
export async function leaveForProvider(
  { config, log }: Deps,
  call: AtProvider,
  { isAnother }: { readonly isAnother: boolean },
): Promise<string> {
  const asked = await openInteraction(call).catch(gone);
  if (asked === undefined) return back(call, { refused: "sign-in-expired" }, false);
  const secret = newAway();
  call.response.appendHeader("set-cookie", awayCookie(config.origin, pathOf(call), secret));
  try {
    const { href } = await call.client.addressOf(checksOf(secret, call.uid), {
      redirectUri: `${config.origin}${STAFF_PROVIDER_CALLBACK_PATH}`,
      language: languageOf(call, asked),
      isAnother: isAnother || asked["prompt"] === "login",
    });
    return href;
  } catch (error) {
    return refusedBy(call, error, log);
  }
}

/**
 * Reads the provider's answer in the browser that asked, and lets in whom the desk lets in: at once, or after the desk's own second
 * step where the provider proves none (DSIGN-03, DSIGN-04). Answers where the browser goes on.
 */
export async function returnFromProvider(deps: Deps, call: AtProvider, query: string): Promise<string> {
  const { config } = deps;
  const asked = await openInteraction(call).catch(gone);
  if (asked === undefined) return back(call, { refused: "sign-in-expired" }, false);
  const secret = awayOf(call.request, config.origin);
  call.response.appendHeader("set-cookie", awayCookie(config.origin, pathOf(call), undefined));
  if (secret === undefined) return back(call, { refused: "answer-invalid" });
  try {
    const callback = new URL(`${config.origin}${STAFF_PROVIDER_CALLBACK_PATH}${query}`);
    const there = await call.client.exchange(callback, checksOf(secret, call.uid));
    return await admit(deps, call, { there, language: languageOf(call, asked) });
  } catch (error) {
    return refusedBy(call, error, deps.log);
  }
}

async function admit(
  deps: Deps,
  call: AtProvider,
  { there, language }: { readonly there: SignedInThere; readonly language: ReturnType<typeof pageLanguage> },
): Promise<string> {
  const { claims, idToken } = there;
  const { staffProvider: provider, requestId, door, uid: interaction } = call;
  const admitted = await admitByProvider(deps, { provider, claims, language, requestId });
  if (!admitted.ok) return back(call, { refused: admitted.refusal.kind });
  const { uid } = admitted.value;
  call.response.appendHeader("set-cookie", hintCookie(deps.config.origin, idToken));
  const isProven = provesSecondFactor(claims, provider.secondFactorClasses);
  if (!isProven) {
    const step = await beginSecondStep(deps, { interaction, uid, door, isByProvider: true });
    if (step.kind === "ask") return back(call, { next: "second-factor", means: step.means.join(" ") });
    if (step.kind === "set-up") return back(call, { next: "set-up" });
  }
  const means = isProven ? (["idp", "mfa"] as const) : (["idp"] as const);
  const { redirectTo } = await finishSignIn(deps, call, { account: { uid }, means });
  return redirectTo;
}

function refusedBy(call: AtProvider, error: unknown, log: Deps["log"]): string {
  if (!(error instanceof ProviderFailed)) throw error;
  log.warn({ err: error }, "nobody came in by the staff's provider");
  return back(call, { refused: error.code });
}

type Said = { readonly refused: ProviderRefusal } | { readonly next: string; readonly means?: string };

/** The desk's sign-in page, with what it has to say; of a sign-in that is over, another is begun there. */
function back({ door, uid }: AtProvider, said: Said, isOpen = true): string {
  return `${door.signInPage}?${new URLSearchParams({ ...(isOpen && { interaction: uid }), ...said })}`;
}

function pathOf({ door, uid }: Interaction): string {
  return `${door.interactionPath}/${uid}`;
}

function gone(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "interaction-expired") return;
  throw error;
}

function languageOf({ request }: AtProvider, asked: Readonly<Record<string, unknown>>) {
  return pageLanguage({
    uiLocales: asked["ui_locales"],
    acceptLanguage: request.headers["accept-language"],
  });
}
