import type { Weekday } from "../kernel/local-moment.ts";
import { ok, type Refusal, type Result, refused } from "../kernel/result.ts";
import type { ShipToFacts, ShipToSchedule } from "./ship-to.ts";

/** Kinds of transport with weekdays of their own, and which part of the schedule holds them. */
const partOf = { standard: "type1", truck: "pd", tank: "tank", unfiltered: "unfiltered" } as const;

/** Which weekdays are meant: of rounds, of trucks, of tank or of unfiltered beer. */
export type WeekdayKind = keyof typeof partOf;

/** What becomes of the weekdays of many places at once (DCAL-03). */
export type WeekdayChange = {
  readonly kind: WeekdayKind;
  /** They are these, or these are added to them or taken from them. */
  readonly action: "set" | "add" | "remove";
  readonly weekdays: readonly Weekday[];
};

export type WeekdayRefusal = Refusal & { readonly kind: "not-delivered-so" | "no-weekday-left" };

type Place = Pick<
  ShipToFacts,
  "types" | "isTankEnabled" | "isUnfilteredEnabled" | "isSmallTruckAllowed" | "schedule"
>;

/**
 * The schedule of a place after a change of its weekdays; undefined where it is so already. Refused where nothing goes there by
 * that kind, and where no day would be left: a place without days for tank and unfiltered beer goes by its standard ones (D17),
 * and nobody who takes days away means that.
 *
 * @example
 *   changedWeekdays({ types: ["1"], isTankEnabled: false, isUnfilteredEnabled: false, isSmallTruckAllowed: false,
 *     schedule: { type1: [1, 4], pd: [], tank: [], unfiltered: [] } }, { kind: "standard", action: "add", weekdays: [2] })
 *   // { ok: true, value: { type1: [1, 2, 4], pd: [], tank: [], unfiltered: [] } }
 */
export function changedWeekdays(
  place: Place,
  change: WeekdayChange,
): Result<ShipToSchedule | undefined, WeekdayRefusal> {
  if (!isDeliveredBy(place, change.kind)) return refused({ kind: "not-delivered-so" });
  const { schedule } = place;
  const part = partOf[change.kind];
  const hasFallback = part === "tank" || part === "unfiltered";
  const held = hasFallback && schedule[part].length === 0 ? schedule.type1 : schedule[part];
  const next = afterChange(held, change);
  if (next.length === 0) return refused({ kind: "no-weekday-left" });
  const isSo = next.length === held.length && next.every((day) => held.includes(day));
  return ok(isSo ? undefined : { ...schedule, [part]: next });
}

function isDeliveredBy(place: Place, kind: WeekdayKind): boolean {
  if (kind === "tank") return place.isTankEnabled;
  if (kind === "unfiltered") return place.isUnfilteredEnabled;
  if (kind === "truck") return place.types.includes("PD");
  return place.types.includes("1") || place.isSmallTruckAllowed;
}

function afterChange(held: readonly Weekday[], { action, weekdays }: WeekdayChange): readonly Weekday[] {
  const next =
    action === "remove"
      ? held.filter((day) => !weekdays.includes(day))
      : [...(action === "add" ? held : []), ...weekdays];
  return [...new Set(next)].toSorted((one, other) => one - other);
}
