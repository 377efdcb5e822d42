import type { ContractEvaluation } from "@vycep/contract/contracts/contracts.rest";
import { contractYear } from "@vycep/domain/contracts/contract-year";
import { evaluateContract } from "@vycep/domain/contracts/evaluate-contract";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { contractCompanies } from "./contract-companies.ts";
import { findVolumes } from "./contracts.repo.ts";

const millilitresOfLitre = 1000;
const millilitresOfHectolitre = 100_000;

/** How the contracts about a volume do: taken so far, the year before, and the pace (REST-44, B10, D39). */
export async function contractEvaluation(
  { db, clock }: Deps,
  context: RequestContext,
): Promise<ContractEvaluation[]> {
  const companyIds = await contractCompanies(context);
  const { date } = clock.now();
  const rows = await findVolumes(db, { companyIds, date });
  return rows.flatMap(({ number, valid_from, valid_to, volume_hl, delivered }) => {
    const year = contractYear({ validFrom: valid_from, validTo: valid_to ?? undefined }, date);
    if (year === undefined) return [];
    const agreed = volume_hl * millilitresOfHectolitre;
    const found = evaluateContract({ year, today: date, agreed, delivered });
    return [
      {
        number,
        ...year,
        agreedLitres: litres(agreed),
        takenLitres: litres(found.taken),
        beforeLitres: litres(found.before),
        paceLitres: litres(found.pace),
        overLitres: litres(found.over),
        months: found.months.map(({ month, taken, before }) => ({
          month,
          takenLitres: litres(taken),
          beforeLitres: litres(before),
        })),
      },
    ];
  });
}

function litres(millilitres: number): number {
  return millilitres / millilitresOfLitre;
}
