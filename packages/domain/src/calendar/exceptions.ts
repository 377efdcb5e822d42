import type { LocalDate, LocalMoment } from "../kernel/local-moment.ts";
import { type ExceptionKind, METHODS, type ShippingMethod } from "../transport/method.ts";

/** A delivery that is moved to another day or cancelled (CALENDAR-22, CALENDAR-23), or comes besides the schedule (DCAL-02). */
export type DeliveryException = {
  readonly typeOfChange: "moved" | "cancelled" | "added";
  /** The day that falls away; of an added delivery the day on which it comes. */
  readonly originalDate: LocalDate;
  readonly originalHours: string;
  /** Null when the delivery is cancelled without replacement. */
  readonly scheduledDate: LocalDate | null;
  readonly scheduledHours: string;
  /** Last moment to order for the replacement; null leaves it to the lead time. */
  readonly orderBy: LocalMoment | null;
  /** For which kinds of transport the change counts. */
  readonly countsFor: readonly ExceptionKind[];
};

/**
 * The exceptions that count for a method: the flag of its kind is set (CALENDAR-18, OP-64).
 *
 * @example countedExceptions([anyException()], "freeshipping_freeshipping").length // 1
 */
export function countedExceptions(
  exceptions: readonly DeliveryException[],
  method: ShippingMethod,
): readonly DeliveryException[] {
  const kind = METHODS[method].exceptions;
  return exceptions.filter((exception) => exception.countsFor.includes(kind));
}

/**
 * The day that an exception takes away; undefined where a delivery is only added, on one and the same day (DCAL-02).
 *
 * @example dayTaken(anyException()) // "2026-12-24"
 */
export function dayTaken({ originalDate, scheduledDate }: DeliveryException): LocalDate | undefined {
  return originalDate === scheduledDate ? undefined : originalDate;
}

/**
 * Reads a flag as the outside sends it: true or 'True' (CALENDAR-18); 1 and '1' from the demo files too.
 *
 * @example isFlagSet("True") // true
 */
export function isFlagSet(flag: unknown): boolean {
  return flag === true || flag === 1 || (typeof flag === "string" && /^(true|1)$/i.test(flag));
}
