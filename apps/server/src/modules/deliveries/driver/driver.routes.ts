import { DESK_DRIVER_PATH, MAX_STOP_REPORT_BYTES } from "@vycep/contract/deliveries/driver";
import {
  driverCodeBody,
  ownRoundsAnswer,
  stopReportAnswer,
  stopReportBody,
} from "@vycep/contract/deliveries/driver.rest";
import type { DeskContextMaker } from "../../../platform/desk/desk-context.ts";
import { badInput } from "../../../platform/errors.ts";
import { createRateLimit } from "../../../platform/rate-limit.ts";
import { requestLanguageOf } from "../../../platform/request-choice.ts";
import type { RestScope } from "../../../platform/rest-scope.ts";
import { driverOf } from "./driver-of-request.ts";
import { enterByCode } from "./enter-by-code.ts";
import { ownRounds } from "./own-rounds.ts";
import { type DriverDeps, reportStop } from "./report-stop.ts";

type DriverWiring = { readonly deps: DriverDeps; readonly contextOf: DeskContextMaker };

const longestKey = 100;
/** Codes that are tried from one address, and from all of them, in a minute. */
const mostTries = { one: 10, all: 120 } as const;

/** What a driver's telephone asks and tells (DDISP-03); only the own rounds, whoever asks. */
export function driverRoutes(scope: RestScope, { deps, contextOf }: DriverWiring): void {
  scope.get(
    `${DESK_DRIVER_PATH}/rounds`,
    { schema: { response: { 200: ownRoundsAnswer } } },
    async (request, reply) => {
      const context = contextOf(request);
      const driver = await driverOf(deps, { request, context });
      reply.header("cache-control", "private, no-store");
      return ownRounds(deps, driver, context.language);
    },
  );
  scope.post(
    `${DESK_DRIVER_PATH}/reports`,
    {
      bodyLimit: MAX_STOP_REPORT_BYTES,
      schema: { body: stopReportBody, response: { 200: stopReportAnswer } },
    },
    async (request) => {
      const context = contextOf(request);
      const driver = await driverOf(deps, { request, context });
      const { language, requestId, idempotencyKey: key } = context;
      if (key === undefined || key.length > longestKey)
        throw badInput("invalid-input", undefined, [{ path: "idempotency-key", code: "required" }]);
      return reportStop(deps, { driver, language, requestId, key }, request.body);
    },
  );

  const tries = createRateLimit({ counter: "driver-code", limit: mostTries.one }, deps);
  const allTries = createRateLimit({ counter: "driver-codes", limit: mostTries.all }, deps);
  scope.addHook("onClose", async () => {
    await Promise.all([tries.told(), allTries.told()]);
  });
  scope.post(`${DESK_DRIVER_PATH}/enter`, { schema: { body: driverCodeBody } }, async (request, reply) => {
    tries.take(request.ip);
    allTries.take("all");
    const { code } = request.body;
    const asked = { code, language: requestLanguageOf(request), requestId: request.id };
    reply.header("set-cookie", await enterByCode(deps, asked)).header("cache-control", "no-store");
    return reply.code(204).send();
  });
}
