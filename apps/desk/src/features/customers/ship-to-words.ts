import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { weekdayNames } from "@vycep/words/engine/weekday-names";
import type { PlaceField, PlaceForm } from "./ship-to-draft.ts";
import { capital } from "./weekday-text.ts";

const free: readonly PlaceField[] = ["name", "street", "city", "kind", "deliveryWindow"];

/** A field of a place in words, with its three values. */
export function useFieldWords() {
  const t = useTexts("customers");
  const fields = useTexts("audit-fields");
  const names = weekdayNames(useLanguage(), "short").map(capital);
  const labels: Readonly<Record<PlaceField, string>> = {
    ...{
      name: fields("of.name"),
      street: fields("of.street"),
      city: fields("of.city"),
      zip: fields("of.zip"),
    },
    ...{ kind: fields("of.kind"), deliveryWindow: fields("of.deliveryWindow"), types: fields("of.types") },
    ...{ isTankEnabled: fields("of.isTankEnabled"), tankLitres: fields("of.tankLitres") },
    isUnfilteredEnabled: fields("of.isUnfilteredEnabled"),
    isSmallTruckAllowed: fields("of.isSmallTruckAllowed"),
    ...{ standard: fields("of.days"), truck: fields("of.daysTruck"), tank: fields("of.daysTank") },
    unfiltered: fields("of.daysUnfiltered"),
  };
  const textOf = (field: PlaceField, form: PlaceForm) => {
    const value = form[field];
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    if (typeof value === "string") return value;
    return value.length === 0
      ? "–"
      : field === "types"
        ? value.map((type) => (type === "1" || type === "PD" ? t(`type.${type}`) : type)).join(", ")
        : value.map((part) => (typeof part === "number" ? (names[part - 1] ?? "") : part)).join(" ");
  };
  return (
    field: PlaceField,
    { was, theirs, mine }: { readonly was: PlaceForm; readonly theirs: PlaceForm; readonly mine: PlaceForm },
  ) => ({
    label: labels[field],
    was: textOf(field, was),
    theirs: textOf(field, theirs),
    mine: textOf(field, mine),
    isText: free.includes(field),
  });
}
