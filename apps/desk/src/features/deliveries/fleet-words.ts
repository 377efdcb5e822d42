import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { formatDate } from "@vycep/words/engine/format";
import { weekdayNames } from "@vycep/words/engine/weekday-names";
import type { FieldWords } from "../../kit/record-dialog.tsx";
import type { RecordForm, VehicleForm } from "./fleet-draft.ts";
import type { Driver } from "./use-fleet.ts";

const nothing = "–";

/** Free text under this name. */
export function textNamed(label: string): FieldWords {
  return { label, tell: (value) => String(value) || nothing, isText: true };
}

/** A value that stands by itself: two of them never become one. */
export function valueNamed(
  label: string,
  tell: FieldWords["tell"] = (value) => String(value) || nothing,
): FieldWords {
  return { label, tell };
}

/** What vehicles and drivers have in common, in words. */
export function useRecordWords(kind: "vehicle" | "driver"): Readonly<Record<keyof RecordForm, FieldWords>> {
  const t = useTexts("deliveries");
  const names = weekdayNames(useLanguage(), "short");
  const isVehicle = kind === "vehicle";
  const desk = useTexts("desk");
  const flag = (value: unknown) => desk(value === true ? "yes" : "no");
  const dayOf = (value: unknown) => {
    const date = parseLocalDate(String(value));
    return date === undefined ? nothing : formatDate(date);
  };
  const days = (value: unknown) =>
    (Array.isArray(value) ? value : []).map((day) => names[Number(day) - 1] ?? "").join(" ") || nothing;
  return {
    name: textNamed(t("vehicleName")),
    isHired: valueNamed(t("hired"), flag),
    haulier: textNamed(t("haulier")),
    weekdays: valueNamed(t("days"), days),
    outFrom: valueNamed(t(isVehicle ? "outFrom" : "awayFrom"), dayOf),
    outTo: valueNamed(t(isVehicle ? "outTo" : "awayTo"), dayOf),
    outReason: textNamed(t("outReason")),
    isActive: valueNamed(t(isVehicle ? "keepVehicle" : "keepDriver"), flag),
  };
}

export function useVehicleWords(drivers: readonly Driver[]): Readonly<Record<keyof VehicleForm, FieldWords>> {
  const t = useTexts("deliveries");
  const desk = useTexts("desk");
  const words = useRecordWords("vehicle");
  const driverName = (id: unknown) => drivers.find((driver) => driver.id === id)?.name ?? t("noDriver");
  return {
    ...words,
    plate: valueNamed(t("plate")),
    places: valueNamed(t("placesField")),
    payload: valueNamed(t("payloadField")),
    hasLift: valueNamed(t("lift"), (value) => desk(value === true ? "yes" : "no")),
    driverId: valueNamed(t("usualDriver"), driverName),
  };
}
