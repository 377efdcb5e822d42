import type { ShipToId } from "../kernel/ids.ts";
import { compareDates, type LocalDate } from "../kernel/local-moment.ts";
import type { ExceptionKind } from "../transport/method.ts";
import type { DeliveryException } from "./exceptions.ts";

/** The changes of one kind of transport, in date order (CALENDAR-22). */
export type ChangeGroup = {
  readonly kind: ExceptionKind;
  readonly changes: readonly DeliveryException[];
};

/** What is announced for one place: its name, and the changes by kind of transport (CALENDAR-22). */
export type ChangeNotice = {
  readonly shipToId: ShipToId;
  readonly shipToName: string;
  readonly groups: readonly ChangeGroup[];
};

const KINDS: readonly ExceptionKind[] = ["standard", "truck", "unfiltered", "tank"];

/**
 * The changes that a customer is told of, one group for each kind of transport that has any: those still ahead,
 * by the day that falls away, and the groups by their first change (CALENDAR-22, CALENDAR-25, PREFS-07).
 *
 * @example changesAhead([anyException({ countsFor: ["standard", "truck"] })], FRIDAY_MORNING.date).map(({ kind
 *   }) => kind) // ["standard", "truck"]
 */
export function changesAhead(
  exceptions: readonly DeliveryException[],
  today: LocalDate,
): readonly ChangeGroup[] {
  const ahead = exceptions.filter((change) => isAhead(change, today)).toSorted(byOriginalDate);
  return KINDS.map((kind) => ({ kind, changes: ahead.filter(({ countsFor }) => countsFor.includes(kind)) }))
    .filter(({ changes }) => changes.length > 0)
    .toSorted(byFirstChange);
}

/**
 * Whether a change still concerns somebody: as long as the day that falls away or the one that comes instead of
 * it has not passed.
 *
 * @example isAhead(anyException(), toLocalDate("2026-12-25")) // false
 */
export function isAhead(
  { originalDate, scheduledDate }: Pick<DeliveryException, "originalDate" | "scheduledDate">,
  today: LocalDate,
): boolean {
  return originalDate >= today || (scheduledDate !== null && scheduledDate >= today);
}

function byOriginalDate(left: DeliveryException, right: DeliveryException): number {
  return compareDates(left.originalDate, right.originalDate);
}

function byFirstChange({ changes: [left] }: ChangeGroup, { changes: [right] }: ChangeGroup): number {
  return left && right ? byOriginalDate(left, right) : 0;
}
