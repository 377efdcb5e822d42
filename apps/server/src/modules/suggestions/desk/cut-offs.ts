import { encodeMoment } from "@vycep/contract/calendar/calendar.codec";
import { type CutOffOfDay, cutOffsFrom, cutOffsOn } from "@vycep/domain/calendar/closing-days";
import { addDays, type LocalDate, type Weekday } from "@vycep/domain/kernel/local-moment";
import type { StaffReach } from "@vycep/domain/staff/staff-right";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskCutOff } from "../../../platform/desk/desk-graphql.gen.ts";
import { datedLeadTimes } from "../../calendar/calendar.facts.ts";
import { marketDays, type ReplacedDelivery, replacedDeliveries } from "../../calendar/market-days.facts.ts";
import { kindsOfPlaces, weekdaysServed } from "./cut-offs.repo.ts";

/** What follows from holidays and configuration, and what was replaced; of as many days as may matter. */
export type Closings = {
  readonly on: (date: LocalDate) => readonly CutOffOfDay[];
  readonly markets: Awaited<ReturnType<typeof marketDays>>;
  readonly replaced: readonly ReplacedDelivery[];
};

const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
/** So many days ahead a last moment of its own is looked for. */
const daysAhead = 14;

/** Which days close when, in four statements. */
export async function closings(db: Deps["db"], today: LocalDate): Promise<Closings> {
  const markets = await marketDays(db, today);
  const leadTimes = await datedLeadTimes(db);
  const replaced = await replacedDeliveries(db, { from: today, to: addDays(today, daysAhead) });
  const addedBy = (weekday: Weekday) => markets.every(({ added }) => added.includes(weekday));
  const served = await weekdaysServed(db, { today, weekdays: WEEKDAYS.filter((one) => !addedBy(one)) });
  return { on: (date) => cutOffsOn({ markets, leadTimes, replaced }, date, served), markets, replaced };
}

/** What the brewery counts down to today, and next (DTODAY-02, DTODAY-04). */
export async function cutOffs({ db, clock }: Deps, context: DeskContext): Promise<DeskCutOff[]> {
  const { reach } = await context.staff();
  const { date } = clock.now();
  const { on } = await closings(db, date);
  const matters = await mattersTo(db, reach);
  return cutOffsFrom(date, (day) => on(day).filter(matters)).map(({ kind, day, orderBy, markets }) => ({
    ...{ kind, day, orderBy: encodeMoment(orderBy), markets: [...markets] },
  }));
}

/** Sales count down to what their own places have. */
async function mattersTo(db: Deps["db"], reach: StaffReach): Promise<(cutOff: CutOffOfDay) => boolean> {
  if (reach === "everything") return () => true;
  const kinds = await kindsOfPlaces(db, [...reach]);
  return ({ kind, markets }) =>
    kinds.some((own) => own.kind === kind && (markets.length === 0 || markets.includes(own.market)));
}
