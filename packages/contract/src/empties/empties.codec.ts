/** Empties between the domain's words and the API's (EMPTIES-01, EMPTIES-02). */

import type { EmptiesBalance } from "@vycep/domain/empties/balance";
import { countedUnits } from "@vycep/domain/empties/counted-return";
import type { EmptiesAmount, EmptiesType, EmptiesTypes } from "@vycep/domain/empties/empties-type";
import type { EmptiesRefusal } from "@vycep/domain/empties/planned-return";
import type { ReturnPart } from "@vycep/domain/empties/split-return";
import { type Currency, type Minor, times } from "@vycep/domain/kernel/money";
import type { Language } from "@vycep/domain/market/language";
import type { Texts } from "@vycep/domain/market/texts";
import { emptiesRefusals, emptiesUnit } from "@vycep/words/empties/answers";
import { say } from "@vycep/words/engine/sentence";
import { encodeMoney } from "../cart/cart.codec.ts";
import { toWhole, wholeToMinor } from "../whole-currency.ts";

/** A type with what is only shown of it. */
export type ShownEmptiesType = EmptiesType & {
  readonly names: Texts;
  readonly millilitres: number | null;
};

type RowFacts = {
  readonly balance: EmptiesBalance | undefined;
  /** What is planned, and what would be expected. */
  readonly planned: number;
  readonly expected: number;
};

export function encodeEmptiesRow(
  type: ShownEmptiesType,
  { balance, planned, expected }: RowFacts,
  language: Language,
) {
  return {
    packaging_code: type.code,
    packaging_name: type.names[language],
    packaging_volume: type.millilitres === null ? null : type.millilitres / 1000,
    packaging_issued: balance?.balance ?? 0,
    number_of_units: planned,
    unit_of_measure: emptiesUnit[language],
    total: toWhole(times(planned, type.depositMinor)),
    deposit: toWhole(type.depositMinor),
    planned_return: expected,
    units_per_pallet: type.unitsPerPallet,
    weight: type.emptyGrams / 1000,
    carries_code: type.carries?.code ?? null,
    carries_units: type.carries?.units ?? null,
  };
}

/** What the screen needs of a row to judge by the domain's own rules. */
export interface EmptiesRowAnswer {
  readonly packaging_code: string;
  readonly deposit: number;
  readonly units_per_pallet: number;
  readonly weight: number;
  readonly carries_code: string | null;
  readonly carries_units: number | null;
}

export function decodeEmptiesTypes(rows: readonly EmptiesRowAnswer[]): EmptiesTypes {
  return new Map(
    rows.map((row) => [
      row.packaging_code,
      {
        code: row.packaging_code,
        emptyGrams: Math.round(row.weight * 1000),
        unitsPerPallet: row.units_per_pallet,
        carries: row.carries_code === null ? null : { code: row.carries_code, units: row.carries_units ?? 0 },
        depositMinor: wholeToMinor(row.deposit),
      },
    ]),
  );
}

export type EmptiesOrderFacts = {
  readonly method: string | null;
  readonly day: string | null;
  readonly part: ReturnPart;
  readonly depositOf: (code: string) => Minor;
};

type Shown = {
  readonly nameOf: (code: string) => string;
  readonly currency: Currency;
};

export function encodeEmptiesOrder({ method, day, part, depositOf }: EmptiesOrderFacts, shown: Shown) {
  return {
    delivery_method: method,
    delivery_date: day,
    units: part.units,
    pallets: part.palletThousandths / 1000,
    weight: part.grams / 1000,
    total: encodeMoney(part.refundMinor, shown.currency),
    rows: part.amounts.map((amount) =>
      encodeOrderEmpties({ ...amount, unitDepositMinor: depositOf(amount.code) }, shown),
    ),
  };
}

type OrderEmptiesFacts = EmptiesAmount & {
  readonly unitDepositMinor: Minor;
  /** What the driver took over; left out, or null, until he has counted. */
  readonly returned?: number | null;
};

/** A line of empties on an order. */
export function encodeOrderEmpties(
  { code, units, unitDepositMinor, returned = null }: OrderEmptiesFacts,
  { nameOf, currency }: Shown,
) {
  return {
    packaging_code: code,
    packaging_name: nameOf(code),
    number_of_units: units,
    deposit: encodeMoney(unitDepositMinor, currency),
    total: encodeMoney(times(units, unitDepositMinor), currency),
    returned_units: returned,
    returned_total: returned === null ? null : encodeMoney(times(returned, unitDepositMinor), currency),
  };
}

type ListedEmpties = {
  readonly units: number;
  readonly returned: number | null;
  readonly names: Texts;
};

/** What goes back in words, as counted where it was; null where nothing does. */
export function encodeEmptiesList(rows: readonly ListedEmpties[], language: Language): string | null {
  const items = rows.flatMap(({ units, returned, names }) => {
    const count = countedUnits({ planned: units, returned });
    return count === 0 ? [] : [`${count} × ${names[language]}`];
  });
  return items.join(", ") || null;
}

/** Why a plan was not taken over, by its place in the call. */
export function encodeEmptiesRefusal(refusal: EmptiesRefusal, language: Language) {
  const values = { code: refusal.code, ...("max" in refusal ? { max: refusal.max } : {}) };
  return {
    __typename: "CartUserInputError" as const,
    code: "INVALID_PARAMETER_VALUE" as const,
    message: say(emptiesRefusals[refusal.kind], language, values),
    reason: refusal.kind,
    sku: refusal.code,
    index: refusal.index,
    quantity: "max" in refusal ? refusal.max : null,
  };
}
