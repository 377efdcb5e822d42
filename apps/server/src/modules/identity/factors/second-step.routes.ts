import {
  authenticatorSecret,
  codeBody,
  passkeyOptions,
  recoveryCodesAnswer,
  shownPasskeyBody,
} from "@vycep/contract/identity/factors.rest";
import { signedInAnswer } from "@vycep/contract/identity/identity.rest";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Deps } from "../../../platform/deps.ts";
import { AppError } from "../../../platform/errors.ts";
import type { RestScope } from "../../../platform/rest-scope.ts";
import { deviceOf } from "../device-cookie.ts";
import type { Door } from "../door.ts";
import { finishSignIn, type Interaction } from "../finish-sign-in.ts";
import type { ProviderHolder } from "../provider/provider-holder.ts";
import { type DoorContextMaker, interactionExpired, openInteraction } from "../sign-in-interaction.ts";
import { isOfProvider } from "../staff-provider/staff-identity.repo.ts";
import { startAuthenticator } from "./authenticator.ts";
import { confirmAuthenticator } from "./change-factors.ts";
import { checkCode } from "./check-code.ts";
import { passkeyToShow, whoShowed } from "./passkeys.ts";
import type { HalfSignedIn } from "./second-step.repo.ts";
import { halfSignedIn, secondStepOf } from "./second-step.ts";

const params = z.object({ uid: z.string().min(1).max(64) });
type Call = { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly uid: string };

/** What follows a right password on the sign-in page, or takes its place. Each only in the browser that began. */
export function secondStepRoutes(
  scope: RestScope,
  deps: Deps & { readonly provider: ProviderHolder; readonly door: Door },
  contextOf: DoorContextMaker,
): void {
  const { door } = deps;
  const { interactionPath } = door;
  const open = async ({ request, reply, uid }: Call): Promise<Interaction & { address: string }> => {
    const { address } = contextOf(request);
    const { provider } = deps;
    const call = {
      door,
      provider: await provider(),
      uid,
      request: request.raw,
      response: reply.raw,
      address,
    };
    await openInteraction(call);
    return call;
  };
  /** Whose password was right; who comes too late or out of turn begins anew. */
  const half = async (uid: string, kind: "ask" | "set-up") => {
    const account = await halfSignedIn(deps, uid);
    if (!account || (await secondStepOf(deps, { uid: account.uid, door })).kind !== kind)
      throw interactionExpired();
    return account;
  };

  scope.post(
    `${interactionPath}/:uid/code`,
    { schema: { params, body: codeBody, response: { 200: signedInAnswer } } },
    async (request, reply) => {
      const call = await open({ request, reply, uid: request.params.uid });
      const account = await half(call.uid, "ask");
      const device = deviceOf(request.raw, deps.config.origin) ?? "";
      const given = { uid: account.uid, code: request.body.code, address: call.address, device };
      const means = await checkCode(deps, given);
      return finishSignIn(deps, call, { account, means: [firstOf(account), means] });
    },
  );

  scope.post(
    `${interactionPath}/:uid/passkey-options`,
    { schema: { params, response: { 200: passkeyOptions } } },
    async (request, reply) => {
      const { uid } = await open({ request, reply, uid: request.params.uid });
      const account = await halfSignedIn(deps, uid);
      const { site } = contextOf(request);
      return {
        ...(await passkeyToShow({ ...deps, site }, { subject: `sign-in ${uid}`, uid: account?.uid })),
      };
    },
  );

  scope.post(
    `${interactionPath}/:uid/passkey`,
    { schema: { params, body: shownPasskeyBody, response: { 200: signedInAnswer } } },
    async (request, reply) => {
      const call = await open({ request, reply, uid: request.params.uid });
      // A key shows who somebody is by itself: its owner was there and unlocked it.
      const { site } = contextOf(request);
      const shown = { subject: `sign-in ${call.uid}`, response: request.body.response, realm: door.realm };
      const uid = await whoShowed({ ...deps, site }, shown);
      const first = await halfSignedIn(deps, call.uid);
      const isSecond = first?.uid === uid && first.by_provider;
      // Whom the provider lets in comes by the provider: a key alone is their second step and nothing more.
      if (!isSecond && (await isOfProvider(deps.db, uid, deps.config.staffProvider?.issuer)))
        throw new AppError("sign-in-incorrect", { code: "passkey-refused" });
      return finishSignIn(deps, call, { account: { uid }, means: isSecond ? ["idp", "hwk"] : ["hwk"] });
    },
  );

  scope.post(
    `${interactionPath}/:uid/authenticator`,
    { schema: { params, response: { 200: authenticatorSecret } } },
    async (request, reply) => {
      const { uid } = await open({ request, reply, uid: request.params.uid });
      return startAuthenticator(deps, await half(uid, "set-up"));
    },
  );

  scope.post(
    `${interactionPath}/:uid/authenticator/confirm`,
    {
      schema: { params, body: codeBody, response: { 200: signedInAnswer.extend(recoveryCodesAnswer.shape) } },
    },
    async (request, reply) => {
      const call = await open({ request, reply, uid: request.params.uid });
      const account = await half(call.uid, "set-up");
      const who = { uid: account.uid, requestId: request.id };
      const { recoveryCodes } = await confirmAuthenticator(deps, who, request.body.code);
      const { redirectTo } = await finishSignIn(deps, call, { account, means: [firstOf(account), "otp"] });
      return { redirectTo, recoveryCodes };
    },
  );
}

function firstOf({ by_provider: isByProvider }: HalfSignedIn): "idp" | "pwd" {
  return isByProvider ? "idp" : "pwd";
}
