import type { WorkFound } from "../../shared/feature.ts";
import { readStatements } from "./use-payments.ts";

/** How many payments wait for somebody (DTODAY-01). */
export async function findWaiting(signal: AbortSignal): Promise<WorkFound> {
  const waiting = (await readStatements(signal)).filter((one) => one.waiting > 0);
  return {
    count: waiting.reduce((sum, one) => sum + one.waiting, 0),
    oldest: waiting.at(-1)?.addedAt,
  };
}
