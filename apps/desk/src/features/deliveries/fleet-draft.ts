import { aFlag, aText, aWholeNumber, listOf, objectOf, type ValueOf } from "@vycep/shell/storage/shape";
import type { Written } from "../../kit/use-record-draft.ts";
import type { SaveDriverInput, SaveVehicleInput } from "../../shared/graphql.gen/graphql.ts";
import type { Driver, Vehicle } from "./use-fleet.ts";

/** What vehicles and drivers have in common, as it is being written. */
const recordParts = {
  name: aText,
  isHired: aFlag,
  haulier: aText,
  weekdays: listOf(aWholeNumber),
  outFrom: aText,
  outTo: aText,
  outReason: aText,
  isActive: aFlag,
};
const aRecord = objectOf(recordParts);
export type RecordForm = ValueOf<typeof aRecord>;

/** Places and payload are digits as they are typed; a driver that is empty is nobody. */
export const aVehicle = objectOf({
  ...recordParts,
  plate: aText,
  places: aText,
  payload: aText,
  hasLift: aFlag,
  driverId: aText,
});
export type VehicleForm = ValueOf<typeof aVehicle>;

export const aDriver = objectOf({ ...recordParts, phone: aText, account: aText });
export type DriverForm = ValueOf<typeof aDriver>;

const workdays = [1, 2, 3, 4, 5];

export function vehicleFormOf(vehicle: Vehicle | undefined): VehicleForm {
  return {
    ...recordFormOf(vehicle),
    plate: vehicle?.plate ?? "",
    places: vehicle === undefined ? "" : String(vehicle.places),
    payload: vehicle === undefined ? "" : String(vehicle.payloadKilograms),
    hasLift: vehicle?.hasLift ?? false,
    driverId: vehicle?.driverId ?? "",
  };
}

export function driverFormOf(driver: Driver | undefined): DriverForm {
  return { ...recordFormOf(driver), phone: driver?.phone ?? "", account: driver?.account ?? "" };
}

function recordFormOf(record: Vehicle | Driver | undefined): RecordForm {
  return {
    name: record?.name ?? "",
    isHired: record?.haulier != null,
    haulier: record?.haulier ?? "",
    weekdays: record?.weekdays ?? workdays,
    outFrom: record?.outFrom ?? "",
    outTo: record?.outTo ?? "",
    outReason: record?.outReason ?? "",
    isActive: record?.isActive ?? true,
  };
}

/** What is sent, with the version that was seen; a number that is none is sent as nought, which is refused beside its field. */
export function vehicleInputOf(
  id: string | undefined,
  { version, mine }: Written<VehicleForm>,
): SaveVehicleInput {
  const { plate, places, payload, hasLift, driverId } = mine;
  return {
    ...(id !== undefined && { id, version }),
    ...recordInputOf(mine),
    ...{ plate, places: wholeIn(places), payloadKilograms: wholeIn(payload), hasLift },
    driverId: driverId === "" ? null : driverId,
  };
}

export function driverInputOf(
  id: string | undefined,
  { version, mine }: Written<DriverForm>,
): SaveDriverInput {
  const { phone, account } = mine;
  return {
    ...(id !== undefined && { id, version }),
    ...recordInputOf(mine),
    ...{ phone, account: account.trim() === "" ? null : account },
  };
}

function recordInputOf(form: RecordForm) {
  const { name, isHired, haulier, weekdays, outFrom, outTo, outReason, isActive } = form;
  return {
    ...{ name, haulier: isHired ? haulier : null, weekdays: [...weekdays], outReason, isActive },
    outFrom: outFrom === "" ? null : outFrom,
    outTo: outTo === "" ? null : outTo,
  };
}

/** Digits with spaces between them, as people write 24 000. */
function wholeIn(typed: string): number {
  const digits = typed.replace(/\s/g, "");
  return /^\d{1,6}$/.test(digits) ? Number(digits) : 0;
}
