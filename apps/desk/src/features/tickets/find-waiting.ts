import type { WorkFound } from "../../shared/feature.ts";
import { openFilter } from "./tickets-address.ts";
import { findTickets } from "./use-tickets.ts";

/** Open tickets that are one's own or nobody's, the oldest first (DTODAY-01). */
export async function findWaiting(signal: AbortSignal): Promise<WorkFound> {
  const filter = { ...openFilter, whose: "mine_or_free" } as const;
  const { total, isMore, items } = await findTickets({ filter, first: 1 }, signal);
  const [oldest] = items;
  return { count: total, isMore, oldest: oldest && (oldest.openedAt ?? `${oldest.opened}T00:00:00.000Z`) };
}
