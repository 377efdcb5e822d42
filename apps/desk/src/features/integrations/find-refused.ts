import type { WorkFound } from "../../shared/feature.ts";
import { readIntegrations } from "./use-integrations.ts";

/** How much the ERP refused that nobody has dealt with (DTODAY-01). */
export async function findRefused(signal: AbortSignal): Promise<WorkFound> {
  const erp = (await readIntegrations(signal)).find(({ name }) => name === "erp");
  const count = erp?.refused ?? 0;
  return { count, oldest: count > 0 ? (erp?.oldest ?? undefined) : undefined };
}
