import { isWeekday, type LocalDate, type Weekday, weekdayOf } from "../kernel/local-moment.ts";
import { ok, type Refusal, type Result, refused } from "../kernel/result.ts";

/** When a vehicle or a driver is there. */
export type Availability = {
  readonly isActive: boolean;
  readonly weekdays: readonly Weekday[];
  readonly outFrom: LocalDate | undefined;
  /** The last day; undefined is until further notice. */
  readonly outTo: LocalDate | undefined;
};

export type Absence = "retired" | "out-of-service" | "not-its-day";

/**
 * Why a vehicle or a driver does not drive on a day; undefined where it does (DDISP-05).
 *
 * @example absenceOn({ isActive: true, weekdays: [1], outFrom: undefined, outTo: undefined }, toLocalDate("2026-11-24")) // "not-its-day"
 */
export function absenceOn(
  { isActive, weekdays, outFrom, outTo }: Availability,
  day: LocalDate,
): Absence | undefined {
  if (!isActive) return "retired";
  if (outFrom !== undefined && outFrom <= day && (outTo === undefined || day <= outTo))
    return "out-of-service";
  return weekdays.includes(weekdayOf(day)) ? undefined : "not-its-day";
}

/**
 * Whether a driver comes in by themselves on a day (DSIGN-09): whoever drives no more or is away does not; whoever is not expected that
 * day may have been asked to help out.
 *
 * @example isLetInOn({ isActive: true, weekdays: [1], outFrom: undefined, outTo: undefined }, toLocalDate("2026-11-24")) // true
 */
export function isLetInOn(driver: Availability, day: LocalDate): boolean {
  const absence = absenceOn(driver, day);
  return absence === undefined || absence === "not-its-day";
}

/** What of a record is wrong, with the field it is about. */
export type FleetRefusal = Refusal & {
  readonly kind:
    | "name-missing"
    | "text-too-long"
    | "plate-missing"
    | "places-invalid"
    | "payload-invalid"
    | "weekdays-invalid"
    | "haulier-missing"
    | "out-days-invalid";
  readonly field: string;
};

type WantedRecord = {
  readonly name: string;
  /** Whose it is, where it is hired; undefined is our own. */
  readonly haulier: string | undefined;
  readonly weekdays: readonly number[];
  readonly outFrom: LocalDate | undefined;
  readonly outTo: LocalDate | undefined;
  readonly outReason: string;
};

export type WantedVehicle = WantedRecord & {
  readonly plate: string;
  readonly places: number;
  readonly payloadKilograms: number;
};

export type WantedDriver = WantedRecord & { readonly phone: string };

/** The longest road train has 38 places; nothing on a road carries more than this. */
export const MOST_PLACES = 60;
export const MOST_PAYLOAD_KILOGRAMS = 40_000;
const longest = 100;
const longestReason = 200;

/**
 * Whether a vehicle may be kept as it was written (DDISP-05).
 *
 * @example judgeVehicle({ name: "", plate: "", places: 4, payloadKilograms: 1400, haulier: undefined, weekdays: [1], outFrom: undefined, outTo: undefined, outReason: "" }) // refused "plate-missing"
 */
export function judgeVehicle(vehicle: WantedVehicle): Result<undefined, FleetRefusal> {
  const { plate, places, payloadKilograms } = vehicle;
  if (plate.trim() === "" || plate.length > 15) return refused({ kind: "plate-missing", field: "plate" });
  if (!isWithin(places, MOST_PLACES)) return refused({ kind: "places-invalid", field: "places" });
  if (!isWithin(payloadKilograms, MOST_PAYLOAD_KILOGRAMS))
    return refused({ kind: "payload-invalid", field: "payloadKilograms" });
  return judgeRecord(vehicle);
}

/**
 * Whether a driver may be kept as written: somebody has a name (DDISP-05).
 *
 * @example judgeDriver({ name: " ", phone: "", haulier: undefined, weekdays: [1], outFrom: undefined, outTo: undefined, outReason: "" }) // refused "name-missing"
 */
export function judgeDriver(driver: WantedDriver): Result<undefined, FleetRefusal> {
  if (driver.name.trim() === "") return refused({ kind: "name-missing", field: "name" });
  if (driver.phone.length > longest) return refused({ kind: "text-too-long", field: "phone" });
  return judgeRecord(driver);
}

function judgeRecord(record: WantedRecord): Result<undefined, FleetRefusal> {
  const { name, haulier, weekdays, outFrom, outTo, outReason } = record;
  if (name.length > longest) return refused({ kind: "text-too-long", field: "name" });
  if (haulier !== undefined && (haulier.trim() === "" || haulier.length > longest))
    return refused({ kind: "haulier-missing", field: "haulier" });
  if (!weekdays.every(isWeekday) || new Set(weekdays).size !== weekdays.length)
    return refused({ kind: "weekdays-invalid", field: "weekdays" });
  if (outTo !== undefined && (outFrom === undefined || outTo < outFrom))
    return refused({ kind: "out-days-invalid", field: "outTo" });
  return outReason.length > longestReason
    ? refused({ kind: "text-too-long", field: "outReason" })
    : ok(undefined);
}

function isWithin(count: number, most: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= most;
}

/**
 * A plate as it is kept and compared: in capitals, with single spaces.
 *
 * @example plateOf(" 3sn  41-08 ") // "3SN 41-08"
 */
export function plateOf(typed: string): string {
  return typed.trim().replace(/\s+/g, " ").toUpperCase();
}
