import type { WorkFound } from "../../shared/feature.ts";
import { readDrafts } from "./use-drafts.ts";

/** Drafts that wait for a second person (DTODAY-01). */
export async function findToApprove(signal: AbortSignal): Promise<WorkFound> {
  const { total, isMore, items } = await readDrafts({ states: ["waiting"], after: undefined }, signal);
  return { count: total, isMore, oldest: items.at(-1)?.createdAt };
}
