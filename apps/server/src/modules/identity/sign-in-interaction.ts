import type { IncomingMessage, ServerResponse } from "node:http";
import type { SignInBody } from "@vycep/contract/identity/identity.rest";
import type Provider from "oidc-provider";
import type { Deps } from "../../platform/deps.ts";
import { notFound } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { deviceCookie, deviceOf, newDevice } from "./device-cookie.ts";
import { finishedPrompt } from "./oidc.repo.ts";
import { signIn } from "./sign-in.ts";

type Interaction = {
  readonly provider: Provider;
  readonly uid: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
};

/**
 * The sign-in page's own call: checks the password and says where the browser goes on. The interaction is known by
 * its signed cookie, so it can only be finished in the browser that began it.
 */
export async function signInInteraction(
  deps: Deps,
  context: RequestContext,
  call: Interaction & { readonly body: SignInBody },
): Promise<{ redirectTo: string }> {
  await openInteraction(call);
  const { origin } = deps.config;
  const device = deviceOf(call.request, origin) ?? newDevice();
  const account = await signIn(deps, { ...call.body, address: context.address, device });
  call.response.appendHeader("set-cookie", deviceCookie(device, origin));
  const redirectTo = await call.provider.interactionResult(call.request, call.response, {
    // No longer than the browser is open: computers in pubs are shared.
    login: { accountId: account.uid, remember: false, amr: ["pwd"] },
  });
  return { redirectTo };
}

/** Refuses an interaction that has expired, is finished, or belongs to another browser; all alike. */
export async function openInteraction({ provider, uid, request, response }: Interaction): Promise<void> {
  const found = await provider.interactionDetails(request, response).catch((error: unknown) => {
    // By name: the library itself is loaded only when somebody signs in.
    if (error instanceof Error && error.name === "SessionNotFound") return;
    throw error;
  });
  if (found?.uid !== uid || found.prompt.name === finishedPrompt) throw notFound("interaction-expired");
}
