import { DESK_DRIVER_PATH } from "@vycep/contract/deliveries/driver";
import type { OwnRounds, StopReportAnswer } from "@vycep/contract/deliveries/driver.rest";
import { callAddress, type RestCall } from "@vycep/shell/api/rest";
import { failureOf } from "@vycep/shell/failures/api-error";
import { currentToken, establishSession } from "@vycep/shell/session/session";
import type { KeptReport } from "./kept-notes.ts";

export function fetchRounds(): Promise<OwnRounds> {
  return asDriver<OwnRounds>("/rounds");
}

/** Under its key it is taken once, however often it is sent. */
export function sendReport({ key, body }: KeptReport): Promise<StopReportAnswer> {
  return asDriver<StopReportAnswer>("/reports", { method: "POST", body, idempotencyKey: key });
}

/** Lets this telephone in by a code of today (DSIGN-09). */
export async function enterByCode(code: string): Promise<void> {
  await callAddress(`${DESK_DRIVER_PATH}/enter`, { method: "POST", body: { code }, isPublic: true });
}

/**
 * Calls as whoever is here: by the pass of this telephone, which is a cookie, or with the token of the staff. The page is open to
 * nobody in particular, so a call that is refused must not lead away from it: somebody may stand at a customer's door.
 */
async function asDriver<Answer>(path: string, call: RestCall = {}): Promise<Answer> {
  const address = DESK_DRIVER_PATH + path;
  if (currentToken() !== undefined) return callAddress<Answer>(address, call);
  try {
    return await callAddress<Answer>(address, { ...call, isPublic: true });
  } catch (cause) {
    if (!isNobodyThere(cause) || !(await isOfStaff())) throw cause;
    return callAddress<Answer>(address, call);
  }
}

/** Nobody is signed in on this telephone. */
export function isNobodyThere(cause: unknown): boolean {
  return failureOf(cause).kind === "signed-out";
}

/** The provider may still know this browser; one that cannot be asked knows nobody. */
async function isOfStaff(): Promise<boolean> {
  try {
    return (await establishSession()) !== undefined;
  } catch {
    return false;
  }
}
