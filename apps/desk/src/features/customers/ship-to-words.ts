import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { weekdayNames } from "@vycep/words/engine/weekday-names";
import type { PlaceField, PlaceForm } from "./ship-to-draft.ts";
import { capital } from "./weekday-text.ts";

const free: readonly PlaceField[] = ["name", "street", "city", "kind", "deliveryWindow"];

/** A field of a place in words, with its three values. */
export function useFieldWords() {
  const t = useTexts("customers");
  const audit = useTexts("audit");
  const names = weekdayNames(useLanguage(), "short").map(capital);
  const labels: Readonly<Record<PlaceField, string>> = {
    ...{ name: audit("of.name"), street: audit("of.street"), city: audit("of.city"), zip: audit("of.zip") },
    ...{ kind: audit("of.kind"), deliveryWindow: audit("of.deliveryWindow"), types: audit("of.types") },
    ...{ isTankEnabled: audit("of.isTankEnabled"), tankLitres: audit("of.tankLitres") },
    isUnfilteredEnabled: audit("of.isUnfilteredEnabled"),
    isSmallTruckAllowed: audit("of.isSmallTruckAllowed"),
    ...{ standard: audit("of.days"), truck: audit("of.daysTruck"), tank: audit("of.daysTank") },
    unfiltered: audit("of.daysUnfiltered"),
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
