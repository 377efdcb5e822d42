import type { ContractEvaluation } from "@vycep/contract/contracts/contracts.rest";
import { toWhole } from "@vycep/contract/whole-currency";
import { contractBonus } from "@vycep/domain/contracts/contract-bonus";
import { contractYear } from "@vycep/domain/contracts/contract-year";
import { evaluateContract } from "@vycep/domain/contracts/evaluate-contract";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { contractCompanies } from "./contract-companies.ts";
import { findVolumes, type VolumeRow } from "./contracts.repo.ts";

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
  return rows.flatMap(({ number, valid_from, valid_to, volume_hl, delivered, ...terms }) => {
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
        bonus: bonusOf(terms, { delivered: within(delivered, year.from), agreed, pace: found.pace }),
        months: found.months.map(({ month, taken, before }) => ({
          month,
          takenLitres: litres(taken),
          beforeLitres: litres(before),
        })),
      },
    ];
  });
}

/** As money, where the contract has one (B10). */
function bonusOf(
  { bonus_percent: percent, currency }: Pick<VolumeRow, "bonus_percent" | "currency">,
  facts: Omit<Parameters<typeof contractBonus>[0], "percent">,
): ContractEvaluation["bonus"] {
  if (percent === null) return null;
  const { reachedMinor, paceMinor } = contractBonus({ ...facts, percent });
  return { reached: toWhole(reachedMinor), atPace: toWhole(paceMinor), currency };
}

/** What was delivered since a day; until today is all that is read. */
function within(delivered: VolumeRow["delivered"], from: LocalDate): VolumeRow["delivered"] {
  return delivered.filter(({ day }) => day >= from);
}

function litres(millilitres: number): number {
  return millilitres / millilitresOfLitre;
}
