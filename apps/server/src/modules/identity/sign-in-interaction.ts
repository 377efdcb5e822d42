import type { SignInAnswer, SignInBody } from "@vycep/contract/identity/identity.rest";
import type { FastifyRequest } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { notFound } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { deviceOf } from "./device-cookie.ts";
import { beginSecondStep } from "./factors/second-step.ts";
import { finishSignIn, type Interaction } from "./finish-sign-in.ts";
import { finishedPrompt } from "./provider/oidc.repo.ts";
import { checkPassword } from "./sign-in.ts";

/** As much as a door knows of a request: nobody has come in yet. */
export type DoorContext = Pick<RequestContext, "address" | "site">;
export type DoorContextMaker = (request: FastifyRequest) => DoorContext;

/**
 * The sign-in page's own call: checks the password and says where the browser goes on, or what else it must show. The
 * interaction is known by its signed cookie, so it can only be finished in the browser that began it.
 */
export async function signInInteraction(
  deps: Deps,
  context: DoorContext,
  call: Interaction & { readonly body: SignInBody },
): Promise<SignInAnswer> {
  await openInteraction(call);
  const { address } = context;
  // Where there is no cookie yet, a name that nobody was given: the browser is not known.
  const device = deviceOf(call.request, deps.config.origin) ?? "";
  const account = await checkPassword(deps, { ...call.body, realm: call.door.realm, address, device });
  const step = await beginSecondStep(deps, { interaction: call.uid, uid: account.uid, door: call.door });
  if (step.kind === "ask") return { next: "second-factor", means: [...step.means] };
  if (step.kind === "set-up") return { next: "set-up" };
  return finishSignIn(deps, { ...call, address }, { account, means: ["pwd"] });
}

/** What a sign-in was begun with. One that has expired, is finished, or belongs to another browser is refused; all alike. */
export async function openInteraction({
  provider,
  uid,
  request,
  response,
}: Interaction): Promise<Readonly<Record<string, unknown>>> {
  const found = await provider.interactionDetails(request, response).catch((error: unknown) => {
    // By name: the library itself is loaded only when somebody signs in.
    if (error instanceof Error && error.name === "SessionNotFound") return;
    throw error;
  });
  if (found?.uid !== uid || found.prompt.name === finishedPrompt) throw interactionExpired();
  return found.params;
}

export function interactionExpired() {
  return notFound("interaction-expired");
}
