import { homeCountryOf, homeMarket, parseCountry } from "@vycep/domain/market/market";
import { offeredMethods } from "@vycep/domain/transport/offer";
import { aFlag, aText, objectOf, type ValueOf } from "@vycep/shell/storage/shape";
import { formOf, placeShapes } from "../ship-to-draft.ts";
import type { Company, ShipTo } from "../use-customer.ts";

/** The shape of it. */
export const aNewPlace = objectOf({
  ...placeShapes,
  ...{ id: aText, gln: aText, customerType: aText, isApproved: aFlag, reason: aText },
});

/** A new place as a form has it. */
export type NewPlace = ValueOf<typeof aNewPlace>;

interface Beginning {
  readonly company: Company;
  readonly copyOf: ShipTo | undefined;
  readonly number: string;
  readonly reason: string;
}

/** The first place of a company is mostly where it sits; a copy has what the other has but its number and GLN. */
export function beginningOf({ company, copyOf, number, reason }: Beginning): NewPlace {
  const { name, city, customerType } = company.row;
  const own = { id: number, gln: "", isApproved: true, reason };
  if (copyOf !== undefined) return { ...formOf(copyOf), ...own, customerType: copyOf.row.customerType };
  const isFirst = company.shipTos.length === 0;
  return {
    ...{ ...own, customerType, name: isFirst ? name : "", street: isFirst ? company.street : "" },
    ...{ city: isFirst ? city : "", zip: isFirst ? company.zip : "", kind: "", deliveryWindow: "7:00-11:00" },
    ...{ types: ["1"], isTankEnabled: false, tankLitres: "0", isUnfilteredEnabled: false },
    ...{ isSmallTruckAllowed: false, standard: [], truck: [], tank: [], unfiltered: [] },
  };
}

/** Which methods follow from what stands in the form. */
export function methodsOf(form: NewPlace, country: string): readonly string[] {
  return offeredMethods({
    ...{
      status: form.isApproved ? "APPROVED" : "SUSPENDED",
      country: parseCountry(country) ?? homeCountryOf(homeMarket()),
    },
    types: (["1", "PD"] as const).filter((type) => form.types.includes(type)),
    ...{ customerType: form.customerType, isTankEnabled: form.isTankEnabled },
    ...{ isUnfilteredEnabled: form.isUnfilteredEnabled, isSmallTruckAllowed: form.isSmallTruckAllowed },
  });
}
