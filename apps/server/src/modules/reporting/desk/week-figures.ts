import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import {
  type ComparedWeek,
  comparedWeek,
  type DayFigures,
  weekFigures,
} from "@vycep/domain/reporting/week-figures";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskWeekFigures, QueryWeekFiguresArgs } from "../../../platform/desk/desk-graphql.gen.ts";
import { noSuchDay } from "../../../platform/list/filter-input.ts";
import { orderedDays } from "../../orders/day-sums.facts.ts";

/** A week of orders beside the same week a year before, in one statement (DTODAY-03). */
export async function weekFiguresAsked(
  { db }: Pick<Deps, "db">,
  context: DeskContext,
  { day: text }: QueryWeekFiguresArgs,
): Promise<{ readonly week: ComparedWeek; readonly figures: readonly DayFigures[] }> {
  const day = parseLocalDate(text);
  if (day === undefined) throw noSuchDay("day");
  const { reach } = await context.staff();
  const week = comparedWeek(day);
  const sums = await orderedDays(db, [week, week.before], reach === "everything" ? undefined : [...reach]);
  return { week, figures: weekFigures(week, sums) };
}

/** The same as the contract says it. */
export async function deskWeekFigures(
  deps: Pick<Deps, "db">,
  context: DeskContext,
  args: QueryWeekFiguresArgs,
): Promise<DeskWeekFigures> {
  const { week, figures } = await weekFiguresAsked(deps, context, args);
  return {
    ...{ from: week.from, to: week.to, beforeFrom: week.before.from },
    items: figures.map(({ day, method, currency, orders, litres, netMinor }) => ({
      ...{ day, method, currency, orders: orders.now, ordersBefore: orders.before },
      ...{ litres: litres.now, litresBefore: litres.before },
      ...{ netMinor: netMinor.now, netMinorBefore: netMinor.before },
    })),
  };
}
