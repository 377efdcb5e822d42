import { z } from "zod";
import { day, list, orNull, percent, text, whole } from "./reading/columns.ts";
import { importer, rulesFor } from "./reading/importer.ts";
import { faultsOf } from "./reading/row-error.ts";
import { upsertRows } from "./reading/save-rows.ts";

const columns = z.object({
  contract: text,
  valid_from: day,
  volume_hl: whole(),
  brands: list.optional(),
  bonus_percent: orNull(percent).optional(),
});

const rule = rulesFor(columns);

/** Terms begin after the contract, whose own row says what held first, and not after its end. */
const withinContract = rule(["contract", "valid_from"], async (rows, tx) => {
  const { rows: known } = await tx.query<{ number: string; valid_from: string; valid_to: string | null }>(
    "select number, valid_from, valid_to from contract where number = any($1::text[])",
    [rows.map(({ row }) => row.contract)],
  );
  const contracts = new Map(known.map((one) => [one.number, one]));
  return faultsOf(rows, { column: "valid_from", code: "out_of_range", about: "contract" }, (row) => {
    const contract = contracts.get(row.contract);
    if (contract === undefined) return false;
    const { valid_from: from, valid_to: to } = contract;
    return row.valid_from <= from || (to !== null && row.valid_from > to);
  });
});

/** What was agreed in a contract later: volume, brands and bonus from a day on; what was before keeps its own (B10). */
export const contractTerms = importer(columns, {
  kind: "contract-terms",
  file: "contract_terms.csv",
  key: ["contract", "valid_from"],
  movingDays: ["valid_from"],
  references: [{ column: "contract", table: "contract", key: "number" }],
  rules: [withinContract],
  save: async (tx, rows) => {
    await upsertRows(
      tx,
      { table: "contract_term", key: ["contract_number", "valid_from"] },
      rows.map(({ row }) => ({
        contract_number: row.contract,
        valid_from: row.valid_from,
        volume_hl: row.volume_hl,
        brands: row.brands ?? [],
        bonus_percent: row.bonus_percent ?? null,
      })),
    );
  },
});
