import type { ShownEmptiesType } from "@vycep/contract/empties/empties.codec";
import { type DepositRow, depositOn } from "@vycep/domain/empties/empties-type";
import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { type Minor, toMinor } from "@vycep/domain/kernel/money";
import type { Language } from "@vycep/domain/market/language";
import type { Market } from "@vycep/domain/market/market";
import { type Texts, textsOf } from "@vycep/domain/market/texts";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { soundRows } from "../../platform/sound-rows.ts";
import {
  type EmptiesTypeRow,
  emptiesTypesOf,
  findDepositUnits,
  findEmptiesTypes,
} from "./empties-types.repo.ts";

/** What a market takes back, on whatever day. A type without a deposit on a day is not taken then. */
export type EmptiesOffer = {
  readonly typesOn: (day: LocalDate) => ReadonlyMap<string, ShownEmptiesType>;
  readonly namesOf: (code: string) => Texts | undefined;
};

/** What `emptiesInSql.offer` found. */
export type EmptiesTypeRows = readonly EmptiesTypeRow[];

/** The types of a market with their dated deposits, in one statement (D08). */
export async function emptiesOffer(db: Db, market: Market): Promise<EmptiesOffer> {
  return readEmptiesOffer(await findEmptiesTypes(db, market));
}

/** The same of what `emptiesInSql.offer` found. */
export function readEmptiesOffer(rows: readonly EmptiesTypeRow[]): EmptiesOffer {
  const types = rows.map((row) => ({ row, deposits: soundRows("empties_deposit", row.deposits, toDeposit) }));
  const names = new Map(rows.map(({ code, names: ofType }) => [code, textsOf(ofType)]));
  return {
    namesOf: (code) => names.get(code),
    typesOn: (day) =>
      new Map(
        types.flatMap(({ row, deposits }) => {
          const depositMinor = depositOn(deposits, day);
          return depositMinor === undefined ? [] : [[row.code, toType(row, depositMinor)] as const];
        }),
      ),
  };
}

/** What one box of each product carries: pieces by type, in one statement. */
export async function emptiesInBoxes(
  db: Db,
  skus: readonly string[],
  market: Market,
): Promise<ReadonlyMap<string, readonly (readonly [code: string, units: number])[]>> {
  if (skus.length === 0) return new Map();
  const rows = await findDepositUnits(db, skus, market);
  return new Map(rows.map(({ sku, parts }) => [sku, parts]));
}

/** Pieces of SQL for those who keep a type's code. */
export const emptiesInSql = {
  /** The types of a market (a column), for `readEmptiesOffer`. */
  offer: emptiesTypesOf,
  namesOf: (code: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
    select names from empties_type where code = ${code})`,
  /** What a type is called, in Czech where the language has no name; null of a code that is none. */
  nameOf: (code: RawBuilder<unknown>, language: Language): RawBuilder<unknown> => sql`(
    select coalesce(names ->> ${language}, names ->> 'cs') from empties_type where code = ${code})`,
} as const;

function toDeposit([from, to, deposit]: EmptiesTypeRow["deposits"][number]): DepositRow {
  return {
    depositMinor: toMinor(deposit),
    validFrom: toLocalDate(from),
    validTo: to === null ? null : toLocalDate(to),
  };
}

function toType(row: EmptiesTypeRow, depositMinor: Minor): ShownEmptiesType {
  const { code, names, emptyGrams, unitsPerPallet, millilitres, carriesCode, carriesUnits } = row;
  const carries =
    carriesCode === null || carriesUnits === null ? null : { code: carriesCode, units: carriesUnits };
  return { code, names: textsOf(names), emptyGrams, unitsPerPallet, millilitres, carries, depositMinor };
}
