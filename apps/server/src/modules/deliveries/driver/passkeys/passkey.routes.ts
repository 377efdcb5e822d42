import { DESK_DRIVER_PATH } from "@vycep/contract/deliveries/driver";
import { newPasskeyBody, passkeyOptions, shownPasskeyBody } from "@vycep/contract/identity/factors.rest";
import type { Deps } from "../../../../platform/deps.ts";
import type { DeskContextMaker } from "../../../../platform/desk/desk-context.ts";
import { createRateLimit } from "../../../../platform/rate-limit.ts";
import { requestLanguageOf } from "../../../../platform/request-choice.ts";
import type { RestScope } from "../../../../platform/rest-scope.ts";
import { deskSite, driverOf } from "../driver-of-request.ts";
import { enterByPasskey, passkeyToComeIn } from "./enter-by-passkey.ts";
import { keepPasskeyOfTelephone, passkeyForTelephone } from "./make-passkey.ts";

/** Calls about coming in from one address, and from all of them, in a minute; each time takes two. */
const mostTries = { one: 20, all: 240 } as const;

/** A telephone makes a passkey, and comes in by it on later days (DSIGN-09). */
export function driverPasskeyRoutes(
  scope: RestScope,
  { deps, contextOf }: { readonly deps: Deps; readonly contextOf: DeskContextMaker },
): void {
  const withSite = { ...deps, site: deskSite(deps) };
  const path = `${DESK_DRIVER_PATH}/passkeys`;
  scope.post(`${path}/options`, { schema: { response: { 200: passkeyOptions } } }, async (request, reply) => {
    const context = contextOf(request);
    const driver = await driverOf(deps, { request, context });
    reply.header("cache-control", "no-store");
    return { ...(await passkeyForTelephone(withSite, driver, context.language)) };
  });
  scope.post(path, { schema: { body: newPasskeyBody } }, async (request, reply) => {
    const context = contextOf(request);
    const driver = await driverOf(deps, { request, context });
    const { language, requestId } = context;
    await keepPasskeyOfTelephone(withSite, { driver, language, requestId }, request.body);
    return reply.code(204).send();
  });

  const tries = createRateLimit({ counter: "driver-passkey", limit: mostTries.one }, deps);
  const allTries = createRateLimit({ counter: "driver-passkeys", limit: mostTries.all }, deps);
  scope.addHook("onClose", async () => {
    await Promise.all([tries.told(), allTries.told()]);
  });
  scope.post(
    `${path}/entrance-options`,
    { schema: { response: { 200: passkeyOptions } } },
    async (request, reply) => {
      tries.take(request.ip);
      allTries.take("all");
      reply.header("cache-control", "no-store");
      return { ...(await passkeyToComeIn(withSite)) };
    },
  );
  scope.post(`${path}/entrance`, { schema: { body: shownPasskeyBody } }, async (request, reply) => {
    tries.take(request.ip);
    allTries.take("all");
    const { response } = request.body;
    const asked = { response, language: requestLanguageOf(request), requestId: request.id };
    reply.header("set-cookie", await enterByPasskey(withSite, asked)).header("cache-control", "no-store");
    return reply.code(204).send();
  });
}
