import type { FoundRecord } from "../../shared/feature.ts";
import { paths } from "../../shared/paths.ts";
import { findTickets } from "./use-tickets.ts";

/** Tickets by their number, their title or whose they are, solved ones among them (DLIST-07). */
export async function findByText(text: string, signal: AbortSignal): Promise<readonly FoundRecord[]> {
  const { items } = await findTickets({ filter: { text }, first: 5, isAscending: false }, signal);
  return items.map(({ number, title, shipToName }) => ({
    id: number,
    label: `${number} ${title}`,
    note: shipToName,
    href: paths.ticket(number),
  }));
}
