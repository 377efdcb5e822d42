import { connectionProblem } from "../webhooks/webhook.ts";

/** Why a message did not reach the ERP, which may take it later. */
export const ERP_OUTAGES = [
  "no-answer-in-time",
  "name-unknown",
  "connection-refused",
  "connection-broken",
  "certificate-invalid",
  "not-reached",
  "broke-down",
  "odd-answer",
] as const;
export type ErpOutage = (typeof ERP_OUTAGES)[number];

/**
 * What a failed connection to the ERP is, by the code that the system gives it.
 *
 * @example erpOutage("ECONNREFUSED") // "connection-refused"
 */
export function erpOutage(code: string | undefined): ErpOutage {
  const problem = connectionProblem(code);
  return ERP_OUTAGES.find((known) => known === problem) ?? "not-reached";
}

/**
 * An outage as it was noted, and what was said of it; undefined for a refusal in the ERP's own words.
 *
 * @example parseErpOutage("broke-down: 500: deadlock") // { outage: "broke-down", said: "500: deadlock" }
 */
export function parseErpOutage(
  noted: string,
): { readonly outage: ErpOutage; readonly said: string } | undefined {
  const [code = "", ...rest] = noted.split(": ");
  const outage = ERP_OUTAGES.find((known) => known === code);
  return outage === undefined ? undefined : { outage, said: rest.join(": ") };
}
