import type { WorkFound } from "../../shared/feature.ts";
import { creditsFilter } from "./tickets-address.ts";
import { findTickets } from "./use-tickets.ts";

/** Tickets with a credit that waits for whoever looks, the oldest first (DTODAY-01, DTICK-03). */
export async function findCredits(signal: AbortSignal): Promise<WorkFound> {
  const { total, isMore, items } = await findTickets({ filter: creditsFilter, first: 1 }, signal);
  const [oldest] = items;
  return { count: total, isMore, oldest: oldest && (oldest.openedAt ?? `${oldest.opened}T00:00:00.000Z`) };
}
