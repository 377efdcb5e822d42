import { aFlag, aText, aWholeNumber, listOf, objectOf, type Shape } from "@vycep/shell/storage/shape";
import type { SaveDriverInput, SaveVehicleInput } from "../../shared/graphql.gen/graphql.ts";
import type { Driver, Vehicle } from "./use-fleet.ts";

/** What vehicles and drivers have in common, as it is being written. */
export interface RecordDraft {
  readonly name: string;
  readonly isHired: boolean;
  readonly haulier: string;
  readonly weekdays: readonly number[];
  readonly outFrom: string;
  readonly outTo: string;
  readonly outReason: string;
  readonly isActive: boolean;
}

export interface VehicleDraft extends RecordDraft {
  readonly plate: string;
  /** Digits as they are typed. */
  readonly places: string;
  readonly payload: string;
  readonly hasLift: boolean;
  /** Empty is nobody. */
  readonly driverId: string;
}

export interface DriverDraft extends RecordDraft {
  readonly phone: string;
}

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

export const readVehicleDraft: Shape<VehicleDraft> = objectOf({
  ...recordParts,
  plate: aText,
  places: aText,
  payload: aText,
  hasLift: aFlag,
  driverId: aText,
});

export const readDriverDraft: Shape<DriverDraft> = objectOf({ ...recordParts, phone: aText });

const workdays = [1, 2, 3, 4, 5];

export function vehicleDraftOf(vehicle: Vehicle | undefined): VehicleDraft {
  return {
    ...recordDraftOf(vehicle),
    plate: vehicle?.plate ?? "",
    places: vehicle === undefined ? "" : String(vehicle.places),
    payload: vehicle === undefined ? "" : String(vehicle.payloadKilograms),
    hasLift: vehicle?.hasLift ?? false,
    driverId: vehicle?.driverId ?? "",
  };
}

export function driverDraftOf(driver: Driver | undefined): DriverDraft {
  return { ...recordDraftOf(driver), phone: driver?.phone ?? "" };
}

function recordDraftOf(record: Vehicle | Driver | undefined): RecordDraft {
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

/** What is sent; a number that is none is sent as nought, which is refused beside its field. */
export function vehicleInputOf(draft: VehicleDraft, vehicle: Vehicle | undefined): SaveVehicleInput {
  const { plate, places, payload, hasLift, driverId } = draft;
  return {
    ...recordInputOf(draft, vehicle),
    ...{ plate, places: wholeIn(places), payloadKilograms: wholeIn(payload), hasLift },
    driverId: driverId === "" ? null : driverId,
  };
}

export function driverInputOf(draft: DriverDraft, driver: Driver | undefined): SaveDriverInput {
  return { ...recordInputOf(draft, driver), phone: draft.phone };
}

function recordInputOf(draft: RecordDraft, record: Vehicle | Driver | undefined) {
  const { name, isHired, haulier, weekdays, outFrom, outTo, outReason, isActive } = draft;
  return {
    ...(record !== undefined && { id: record.id, version: record.version }),
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
