import type { WorkFound } from "../../shared/feature.ts";
import { readDrafts } from "./use-drafts.ts";

/** Drafts that wait for a second person (DTODAY-01). */
export function findToApprove(signal: AbortSignal): Promise<WorkFound> {
  return found({ states: ["waiting"], isReturned: false }, signal);
}

/** Drafts that came back to be made again: from a second person, or because prices changed before they were published. */
export function findReturned(signal: AbortSignal): Promise<WorkFound> {
  return found({ states: [], isReturned: true }, signal);
}

async function found(
  which: Pick<Parameters<typeof readDrafts>[0], "states" | "isReturned">,
  signal: AbortSignal,
): Promise<WorkFound> {
  const { total, isMore, items } = await readDrafts({ ...which, after: undefined }, signal);
  return {
    count: total,
    isMore,
    oldest: items.map(({ returnedAt, createdAt }) => returnedAt ?? createdAt).toSorted()[0],
  };
}
