import {
  aFlag,
  aText,
  aWholeNumber,
  listOf,
  objectOf,
  type Shape,
  type ValueOf,
} from "@vycep/shell/storage/shape";
import type { Choice } from "../../kit/conflict-dialog.tsx";
import { changedFields, threeWay } from "../../kit/three-way.ts";
import type { DeskShipToInput } from "../../shared/graphql.gen/graphql.ts";
import type { ShipTo } from "./use-customer.ts";

const fields = {
  ...{ name: aText, street: aText, city: aText, zip: aText, kind: aText, deliveryWindow: aText },
  ...{ types: listOf(aText), isTankEnabled: aFlag, tankLitres: aText, isUnfilteredEnabled: aFlag },
  ...{ isSmallTruckAllowed: aFlag, standard: listOf(aWholeNumber), truck: listOf(aWholeNumber) },
  ...{ tank: listOf(aWholeNumber), unfiltered: listOf(aWholeNumber) },
};

const aPlace = objectOf(fields);

/** A place as a form has it. */
export type PlaceForm = ValueOf<typeof aPlace>;
export type PlaceField = keyof PlaceForm;
export const PLACE_FIELDS = Object.keys(fields).filter((key): key is PlaceField => key in fields);

/** What is being written of a place, beside what it was when that began: so it survives a reload, and a rival (DEDIT-06). */
export type PlaceDraft = { readonly version: number; readonly was: PlaceForm; readonly mine: PlaceForm };
export const aPlaceDraft: Shape<PlaceDraft> = objectOf({ version: aWholeNumber, was: aPlace, mine: aPlace });

export function formOf({ row, types, tankLitresInstalled, ...shipTo }: ShipTo): PlaceForm {
  const { name, street, city, zip, weekdays } = row;
  const { kind, deliveryWindow, isTankEnabled, isUnfilteredEnabled, isSmallTruckAllowed } = shipTo;
  return {
    ...{ name, street, city, zip, kind, deliveryWindow, types: [...types], isTankEnabled },
    ...{ tankLitres: String(tankLitresInstalled), isUnfilteredEnabled, isSmallTruckAllowed },
    ...{ standard: [...weekdays.standard], truck: [...weekdays.truck] },
    ...{ tank: [...weekdays.tank], unfiltered: [...weekdays.unfiltered] },
  };
}

export function inputOf(id: string, { version, mine }: PlaceDraft): DeskShipToInput {
  const { standard, truck, tank, unfiltered, tankLitres, types, ...rest } = mine;
  const litres = Number(tankLitres.replaceAll(/\s/g, ""));
  return {
    ...{ id, version, ...rest, types: [...types] },
    // What is no number is refused beside its field.
    tankLitres: Number.isSafeInteger(litres) && tankLitres.trim() !== "" ? litres : -1,
    weekdays: { standard: [...standard], truck: [...truck], tank: [...tank], unfiltered: [...unfiltered] },
  };
}

export function changesOf({ was, mine }: PlaceDraft): readonly PlaceField[] {
  return changedFields(PLACE_FIELDS, was, mine);
}

export function differencesOf({ was, mine }: PlaceDraft, theirs: PlaceForm) {
  return threeWay(PLACE_FIELDS, { was, theirs, mine });
}

/** Mine put onto theirs, by what was chosen where both changed something. */
export function mergedOf(
  draft: PlaceDraft,
  now: { readonly form: PlaceForm; readonly version: number },
  choices: ReadonlyMap<PlaceField, Choice>,
): PlaceDraft {
  const kept = differencesOf(draft, now.form).flatMap(({ field, by }) => {
    const choice = by === "both" ? choices.get(field) : by;
    if (choice === undefined || choice === "theirs") return [];
    const [theirs, own] = [now.form[field], draft.mine[field]];
    const isBoth = choice === "both" && typeof theirs === "string" && typeof own === "string";
    return [[field, isBoth ? `${theirs} ${own}` : own]];
  });
  return { version: now.version, was: now.form, mine: { ...now.form, ...Object.fromEntries(kept) } };
}
