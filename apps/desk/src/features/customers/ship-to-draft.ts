import { aFlag, aText, aWholeNumber, listOf, objectOf, type ValueOf } from "@vycep/shell/storage/shape";
import type { Written } from "../../kit/use-record-draft.ts";
import type { DeskShipToInput } from "../../shared/graphql.gen/graphql.ts";
import type { ShipTo } from "./use-customer.ts";

/** What a form has of a place. */
export const placeShapes = {
  ...{ name: aText, street: aText, city: aText, zip: aText, kind: aText, deliveryWindow: aText },
  ...{ types: listOf(aText), isTankEnabled: aFlag, tankLitres: aText, isUnfilteredEnabled: aFlag },
  ...{ isSmallTruckAllowed: aFlag, standard: listOf(aWholeNumber), truck: listOf(aWholeNumber) },
  ...{ tank: listOf(aWholeNumber), unfiltered: listOf(aWholeNumber) },
};

/** The shape of it. */
export const aPlace = objectOf(placeShapes);

/** A place as a form has it. */
export type PlaceForm = ValueOf<typeof aPlace>;
export type PlaceField = keyof PlaceForm;

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

export function inputOf(id: string, { version, mine }: Written<PlaceForm>): DeskShipToInput {
  return { ...placeInputOf(mine), id, version };
}

/** The form as the API takes it. */
export function placeInputOf(form: PlaceForm): Omit<DeskShipToInput, "id" | "version"> {
  const { standard, truck, tank, unfiltered, tankLitres, types, ...rest } = form;
  const litres = Number(tankLitres.replaceAll(/\s/g, ""));
  return {
    ...{ ...rest, types: [...types] },
    // What is no number is refused beside its field.
    tankLitres: Number.isSafeInteger(litres) && tankLitres.trim() !== "" ? litres : -1,
    weekdays: { standard: [...standard], truck: [...truck], tank: [...tank], unfiltered: [...unfiltered] },
  };
}
