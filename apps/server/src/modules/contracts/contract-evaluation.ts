import type { ContractEvaluation } from "@vycep/contract/contracts/contracts.rest";
import { toWhole } from "@vycep/contract/whole-currency";
import { type BonusTerms, contractBonus } from "@vycep/domain/contracts/contract-bonus";
import { contractYear } from "@vycep/domain/contracts/contract-year";
import { evaluateContract } from "@vycep/domain/contracts/evaluate-contract";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Db } from "../../platform/db.ts";
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
  return evaluationsOf(db, { companyIds, date: clock.now().date });
}

/** The same of the contracts of some companies, in one statement. */
export async function evaluationsOf(
  db: Db,
  { companyIds, date }: { readonly companyIds: readonly string[]; readonly date: LocalDate },
): Promise<ContractEvaluation[]> {
  const rows = await findVolumes(db, { companyIds, date });
  return rows.flatMap(({ number, valid_from, valid_to, currency, delivered, ...row }) => {
    const year = contractYear({ validFrom: valid_from, validTo: valid_to ?? undefined }, date);
    if (year === undefined) return [];
    const terms = row.terms.map(({ from, volumeHl, bonusPercent }) => ({
      from,
      agreed: volumeHl * millilitresOfHectolitre,
      percent: bonusPercent,
    }));
    const found = evaluateContract({ year, today: date, terms, delivered });
    return [
      {
        number,
        ...year,
        agreedLitres: litres(found.agreed),
        takenLitres: litres(found.taken),
        beforeLitres: litres(found.before),
        paceLitres: litres(found.pace),
        overLitres: litres(found.over),
        bonus: bonusOf(terms, {
          delivered: within(delivered, year.from),
          ...{ today: date, until: year.to, pace: found.pace },
          currency,
        }),
        months: found.months.map(({ month, taken, before }) => ({
          month,
          takenLitres: litres(taken),
          beforeLitres: litres(before),
        })),
      },
    ];
  });
}

type Terms = readonly (Omit<BonusTerms, "percent"> & { readonly percent: number | null })[];

/** As money, where the contract has one, or had one (B10). */
function bonusOf(
  terms: Terms,
  { currency, ...facts }: Omit<Parameters<typeof contractBonus>[0], "terms"> & { readonly currency: string },
): ContractEvaluation["bonus"] {
  if (terms.every(({ percent }) => percent === null)) return null;
  const { reachedMinor, paceMinor } = contractBonus({
    ...facts,
    terms: terms.map((one) => ({ ...one, percent: one.percent ?? 0 })),
  });
  return { reached: toWhole(reachedMinor), atPace: toWhole(paceMinor), currency };
}

/** What was delivered since a day; until today is all that is read. */
function within(delivered: VolumeRow["delivered"], from: LocalDate): VolumeRow["delivered"] {
  return delivered.filter(({ day }) => day >= from);
}

function litres(millilitres: number): number {
  return millilitres / millilitresOfLitre;
}
