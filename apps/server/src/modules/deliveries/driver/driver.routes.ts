import { DESK_DRIVER_PATH, MAX_STOP_REPORT_BYTES } from "@vycep/contract/deliveries/driver";
import { ownRoundsAnswer, stopReportAnswer, stopReportBody } from "@vycep/contract/deliveries/driver.rest";
import type { DeskContextMaker } from "../../../platform/desk/desk-context.ts";
import { badInput } from "../../../platform/errors.ts";
import type { RestScope } from "../../../platform/rest-scope.ts";
import { driverOf } from "./driver-of-request.ts";
import { ownRounds } from "./own-rounds.ts";
import { type DriverDeps, reportStop } from "./report-stop.ts";

type DriverWiring = { readonly deps: DriverDeps; readonly contextOf: DeskContextMaker };

const longestKey = 100;

/** What a driver's telephone asks and tells (DDISP-03); only the own rounds, whoever asks. */
export function driverRoutes(scope: RestScope, { deps, contextOf }: DriverWiring): void {
  scope.get(
    `${DESK_DRIVER_PATH}/rounds`,
    { schema: { response: { 200: ownRoundsAnswer } } },
    async (request, reply) => {
      const context = contextOf(request);
      const driver = await driverOf(deps.db, context);
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
      const driver = await driverOf(deps.db, context);
      const { language, requestId, idempotencyKey: key } = context;
      if (key === undefined || key.length > longestKey)
        throw badInput("invalid-input", undefined, [{ path: "idempotency-key", code: "required" }]);
      return reportStop(deps, { driver, language, requestId, key }, request.body);
    },
  );
}
