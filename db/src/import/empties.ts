import { z } from "zod";
import { keepDepositsOfToday } from "./markets/empties-deposits.ts";
import { flag, money, orNull, shaped, text, thousandths, whole } from "./reading/columns.ts";
import { importer, rulesFor } from "./reading/importer.ts";
import { faultsOf } from "./reading/row-error.ts";
import { upsertRows } from "./reading/save-rows.ts";
import { languagesIn, perLanguage, textsIn } from "./texts.ts";

const columns = z.object({
  code: text.meta({ description: "Code of the packaging" }),
  position: whole().meta({ description: "Place in lists" }),
  ...perLanguage("name", text.meta({ description: "What it is called, in this language" })),
  deposit_czk: money.meta({ description: "Deposit of one piece in CZ", unit: "CZK" }),
  deposit_eur: money.meta({ description: "Deposit of one piece in SK", unit: "EUR" }),
  empty_kg: thousandths().meta({ description: "Weight of one empty piece", unit: "kg" }),
  units_per_pallet: whole().meta({ description: "Empty pieces on a pallet", unit: "pieces" }),
  volume_l: orNull(thousandths(1)).meta({ description: "What is inside; empty where nothing is", unit: "l" }),
  carries: orNull(shaped(/^[0-9A-Z-]+[*][1-9][0-9]{0,3}$/)).meta({
    description: "What a crate is full of: code*pieces",
  }),
  taken_back_by: text.meta({ description: "Who takes it back: `brewery`, or a national scheme" }),
  in_balance: flag.meta({ description: "Counted in the balance of empties" }),
});

const rule = rulesFor(columns);

/** A crate must carry a type that is in the file or was there before. */
const knownContents = rule(["code"], async (rows, tx) => {
  const { rows: before } = await tx.query<{ code: string }>("select code from empties_type order by code");
  const known = new Set([...before, ...rows.map(({ row }) => row)].map(({ code }) => code));
  return faultsOf(rows, { column: "carries", code: "unknown_reference" }, ({ carries }) => {
    const carried = carriedBy(carries ?? null).carries_code;
    return carried !== null && !known.has(carried);
  });
});

/** Kinds of empties with their weights and deposits per market. */
export const empties = importer(columns, {
  kind: "empties",
  file: "empties.csv",
  key: ["code"],
  rules: [knownContents],
  save: async (tx, rows, { today }) => {
    await upsertRows(
      tx,
      { table: "empties_type", key: ["code"], texts: { names: languagesIn(rows, "name") } },
      rows.map(({ row }) => ({
        code: row.code,
        position: row.position,
        names: textsIn(row, "name"),
        empty_grams: row.empty_kg,
        units_per_pallet: row.units_per_pallet,
        millilitres: row.volume_l,
        ...carriedBy(row.carries),
        taken_back_by: row.taken_back_by,
        is_in_balance: row.in_balance,
      })),
    );
    const deposits = rows.flatMap(({ row }) => [
      { empties_code: row.code, market: "CZ", currency: "CZK", deposit_minor: row.deposit_czk },
      { empties_code: row.code, market: "SK", currency: "EUR", deposit_minor: row.deposit_eur },
    ]);
    await keepDepositsOfToday(tx, deposits, today);
  },
});

/** "BTL05*20": twenty of those bottles. */
function carriedBy(expression: string | null) {
  const [code = null, units = null] = expression?.split("*") ?? [];
  return { carries_code: code, carries_units: units === null ? null : Number(units) };
}
