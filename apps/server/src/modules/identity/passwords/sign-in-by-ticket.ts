import type { Deps } from "../../../platform/deps.ts";
import { VISIT_MEANS } from "../../../platform/token-verifier.ts";
import { secondStepOf } from "../factors/second-step.ts";
import { finishSignIn, type Interaction } from "../finish-sign-in.ts";
import { ticketCookie, ticketOf, useTicket } from "./sign-in-ticket.ts";

/**
 * Finishes a sign-in for who has just set a password or comes from a purchasing system, and says where the browser goes on.
 * Whoever has a second factor, or must set one up, signs in by the page as always.
 */
export async function signInByTicket(
  deps: Deps,
  call: Interaction & { readonly address: string },
): Promise<string | undefined> {
  const { origin } = deps.config;
  const ticket = ticketOf(call.request.headers.cookie, origin);
  if (ticket === undefined) return;
  call.response.appendHeader("set-cookie", ticketCookie(origin, undefined));
  const used = await useTicket(deps, ticket);
  if (used === undefined || (await secondStepOf(deps, { uid: used.uid, door: call.door })).kind !== "none")
    return;
  const { uid, provesPerson } = used;
  const { redirectTo } = await finishSignIn(deps, call, {
    account: { uid },
    means: [provesPerson ? "pwd" : VISIT_MEANS],
  });
  return redirectTo;
}
