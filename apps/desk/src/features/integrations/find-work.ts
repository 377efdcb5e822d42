import type { WorkFound } from "../../shared/feature.ts";
import { readIntegrations } from "./use-integrations.ts";

/** How much the ERP refused that nobody has dealt with (DTODAY-01). */
export async function findRefused(signal: AbortSignal): Promise<WorkFound> {
  const erp = (await readIntegrations(signal)).find(({ name }) => name === "erp");
  const count = erp?.refused ?? 0;
  return { count, oldest: count > 0 ? (erp?.oldest ?? undefined) : undefined };
}

/** What lies in a connection that does not answer (DTODAY-01); what only waits for its turn needs nobody. */
export async function findWaiting(signal: AbortSignal): Promise<WorkFound> {
  const away = (await readIntegrations(signal)).filter(
    ({ state, waiting }) => state === "away" && waiting > 0,
  );
  const oldest = away.flatMap((one) => one.oldest ?? []).toSorted()[0];
  return { count: away.reduce((sum, { waiting }) => sum + waiting, 0), oldest };
}
