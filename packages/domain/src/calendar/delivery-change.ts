import {
  addDays,
  compareMoments,
  type LocalDate,
  type LocalMoment,
  type Weekday,
  weekdayOf,
} from "../kernel/local-moment.ts";
import { ok, type Refusal, type Result, refused } from "../kernel/result.ts";
import { type ExceptionKind, METHODS, SHIPPING_METHODS, type ShippingMethod } from "../transport/method.ts";
import { type LeadTimesByKind, lastMomentFor, leadTimesOf } from "./cut-off.ts";
import { HORIZON_DAYS } from "./delivery-day.ts";
import type { DeliveryException } from "./exceptions.ts";
import { type HolidayFacts, isHoliday } from "./holidays.ts";

/** Kinds of transport, in the order in which they are told. */
export const DELIVERY_KINDS: readonly ExceptionKind[] = ["standard", "truck", "unfiltered", "tank"];

/** What the brewery wants to change about the deliveries of a day (DCAL-02). */
export type WantedChange = {
  readonly typeOfChange: DeliveryException["typeOfChange"];
  /** The day that falls away, or on which a delivery is added. */
  readonly day: LocalDate;
  /** The day that comes instead, of a delivery that is moved. */
  readonly newDay: LocalDate | undefined;
  /** The last moment to order for what comes; undefined leaves it to the lead time. */
  readonly orderBy: LocalMoment | undefined;
  readonly kinds: readonly ExceptionKind[];
};

/** What is wrong with a change, and the field that it is about. */
export type ChangeRefusal = Refusal & {
  readonly kind:
    | "kinds-missing"
    | "day-past"
    | "day-too-far"
    | "new-day-missing"
    | "new-day-same"
    | "new-day-past"
    | "new-day-too-far"
    | "order-by-late"
    | "order-by-passed"
    | "holidays-unknown";
  readonly field: "kinds" | "day" | "newDay" | "orderBy";
};

/**
 * Whether a change can be told at all: its days lie ahead and within what can be ordered, and whoever is told can still
 * order (DCAL-02). Whom it touches is another question.
 *
 * @example judgeChange({ typeOfChange: "cancelled", day: toLocalDate("2026-11-19"), newDay: undefined, orderBy: undefined, kinds: ["truck"] }, FRIDAY_MORNING)
 *   // { ok: false, refusal: { kind: "day-past", field: "day" } }
 */
export function judgeChange(wanted: WantedChange, now: LocalMoment): Result<undefined, ChangeRefusal> {
  const { typeOfChange, day, newDay, orderBy, kinds } = wanted;
  const last = addDays(now.date, HORIZON_DAYS);
  if (kinds.length === 0) return refused({ kind: "kinds-missing", field: "kinds" });
  if (day < now.date) return refused({ kind: "day-past", field: "day" });
  if (day > last) return refused({ kind: "day-too-far", field: "day" });
  if (typeOfChange === "moved") {
    if (newDay === undefined) return refused({ kind: "new-day-missing", field: "newDay" });
    if (newDay === day) return refused({ kind: "new-day-same", field: "newDay" });
    if (newDay < now.date) return refused({ kind: "new-day-past", field: "newDay" });
    if (newDay > last) return refused({ kind: "new-day-too-far", field: "newDay" });
  }
  const comes = dayThatComes(wanted);
  if (comes === undefined || orderBy === undefined) return ok(undefined);
  if (orderBy.date > comes) return refused({ kind: "order-by-late", field: "orderBy" });
  if (compareMoments(orderBy, now) < 0) return refused({ kind: "order-by-passed", field: "orderBy" });
  return ok(undefined);
}

/**
 * The day on which something comes that would not come otherwise; undefined where a delivery only falls away.
 *
 * @example dayThatComes({ typeOfChange: "added", day: toLocalDate("2026-12-23"), newDay: undefined }) // "2026-12-23"
 */
export function dayThatComes({
  typeOfChange,
  day,
  newDay,
}: Pick<WantedChange, "typeOfChange" | "day" | "newDay">): LocalDate | undefined {
  if (typeOfChange === "cancelled") return undefined;
  return typeOfChange === "added" ? day : newDay;
}

/**
 * The last moment to order by a kind of transport for a day that comes: as the brewery says, else as the lead time does.
 * Refuses where that has passed, for nobody could order, and where the way back leads into an unknown year (DCAL-02).
 *
 * @example orderByOfKind({ holidays: CZECH_HOLIDAYS, leadTimes: {}, kind: "truck", day: toLocalDate("2026-12-23"), now: FRIDAY_MORNING })
 *   // { ok: true, value: { date: "2026-12-21", minutes: 810 } }
 */
export function orderByOfKind({
  holidays,
  leadTimes,
  kind,
  day,
  now,
}: {
  readonly holidays: HolidayFacts;
  readonly leadTimes: LeadTimesByKind;
  readonly kind: ExceptionKind;
  readonly day: LocalDate;
  readonly now: LocalMoment;
}): Result<LocalMoment, ChangeRefusal> {
  const [method] = methodsOfKind(kind);
  const moment =
    method && lastMomentFor({ holidays, method, leadTimes: leadTimesOf(leadTimes, method) }, day);
  if (moment === undefined) return refused({ kind: "holidays-unknown", field: "orderBy" });
  if (compareMoments(moment, now) < 0) return refused({ kind: "order-by-passed", field: "orderBy" });
  return ok(moment);
}

/**
 * The methods that go by a kind of transport.
 *
 * @example methodsOfKind("truck") // ["flatrate_flatrate", "emptiesfulltruck_emptiesfulltruck"]
 */
export function methodsOfKind(kind: ExceptionKind): readonly ShippingMethod[] {
  return SHIPPING_METHODS.filter((method) => METHODS[method].exceptions === kind);
}

/**
 * Whether a change that was told can still be taken back: as long as one of its days lies ahead (DCAL-02).
 *
 * @example mayTakeBack({ day: toLocalDate("2026-12-24"), newDay: undefined }, toLocalDate("2026-12-25")) // false
 */
export function mayTakeBack(
  { day, newDay }: Pick<WantedChange, "day" | "newDay">,
  today: LocalDate,
): boolean {
  return day >= today || (newDay !== undefined && newDay >= today);
}

/**
 * What becomes of a day whose change is taken back: it is delivered as it was before, but for a holiday, and what was
 * only added falls away (DCAL-02).
 *
 * @example afterTakingBack({ typeOfChange: "cancelled", day: toLocalDate("2026-12-24") }, CZECH_HOLIDAYS) // "called-off"
 */
export function afterTakingBack(
  { typeOfChange, day }: Pick<WantedChange, "typeOfChange" | "day">,
  holidays: HolidayFacts,
): "restored" | "called-off" {
  return typeOfChange === "added" || isHoliday(holidays, day) ? "called-off" : "restored";
}

/**
 * Whether the weekdays that a market adds to every schedule open a day, so that a change has to close it also where
 * nothing was scheduled (D04, DCAL-02).
 *
 * @example isOpenBesides({ addedWeekdays: [1, 2, 3, 4, 5], day: toLocalDate("2026-12-24") }, CZECH_HOLIDAYS) // false
 */
export function isOpenBesides(
  { addedWeekdays, day }: { readonly addedWeekdays: readonly Weekday[]; readonly day: LocalDate },
  holidays: HolidayFacts,
): boolean {
  return addedWeekdays.includes(weekdayOf(day)) && !isHoliday(holidays, day);
}
