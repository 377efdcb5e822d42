import { z } from "zod";
import type { Sql } from "../sql.ts";
import { day, dayOrNull, textOrNull, whole } from "./reading/columns.ts";
import { importer } from "./reading/importer.ts";
import { overlayRows } from "./reading/save-rows.ts";

const days = whole(0, 365);

/** How many days after its delivery goods may be claimed (B2): by a contract, or of everybody where none is named. */
export const claimTerms = importer(
  z.object({ contract: textOrNull, days, spoiled_days: days, valid_from: day, valid_to: dayOrNull }),
  {
    kind: "claim-terms",
    file: "claim_terms.csv",
    key: ["contract", "valid_from"],
    validity: { key: ["contract"], from: "valid_from", to: "valid_to" },
    references: [{ column: "contract", table: "contract", key: "number" }],
    save: async (tx, rows) => {
      const companyOf = await companiesOfContracts(tx);
      await overlayRows(
        tx,
        {
          table: "claim_term",
          key: ["contract_number", "company_id"],
          nullable: ["contract_number", "company_id"],
        },
        rows.map(({ row }) => ({
          contract_number: row.contract,
          company_id: row.contract === null ? null : companyOf.get(row.contract),
          days: row.days,
          spoiled_days: row.spoiled_days,
          valid_from: row.valid_from,
          valid_to: row.valid_to,
        })),
      );
    },
  },
);

async function companiesOfContracts(tx: Sql): Promise<ReadonlyMap<string, string>> {
  const { rows } = await tx.query<{ number: string; company_id: string }>(
    "select number, company_id from contract order by number",
  );
  return new Map(rows.map((contract) => [contract.number, contract.company_id]));
}
