import type { TicketClock, TicketClocks } from "./ticket-clock.ts";

/** How many answers or solutions were in time, how many late, and how many are still to come. */
export type TimesKept = { readonly inTime: number; readonly late: number; readonly open: number };

export type TicketFigures = {
  readonly category: string;
  readonly tickets: number;
  readonly answers: TimesKept;
  readonly solutions: TimesKept;
};

/**
 * What share of tickets kept their targets, by category in the order in which they come (DTICK-04). One whose time has run out counts
 * as late though it is not done yet; one that ended without counts for neither.
 *
 * @example ticketFigures([]) // []
 */
export function ticketFigures(
  tickets: readonly { readonly category: string; readonly clocks: TicketClocks }[],
): readonly TicketFigures[] {
  return [...Map.groupBy(tickets, ({ category }) => category)].map(([category, ofIt]) => ({
    ...{ category, tickets: ofIt.length },
    answers: kept(ofIt.map(({ clocks }) => clocks.answer)),
    solutions: kept(ofIt.map(({ clocks }) => clocks.solution)),
  }));
}

/**
 * Which part of those that are decided was in time; undefined while none is.
 *
 * @example shareInTime({ inTime: 3, late: 1, open: 5 }) // 0.75
 */
export function shareInTime({ inTime, late }: TimesKept): number | undefined {
  return inTime + late === 0 ? undefined : inTime / (inTime + late);
}

function kept(clocks: readonly TicketClock[]): TimesKept {
  const count = (fits: (clock: TicketClock) => boolean) => clocks.filter(fits).length;
  return {
    inTime: count(({ state, isLate }) => state === "done" && !isLate),
    late: count(({ isLate }) => isLate),
    open: count(({ state, isLate }) => !isLate && (state === "running" || state === "waiting")),
  };
}
