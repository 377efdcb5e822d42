import type { ContractEvaluation } from "@vycep/contract/contracts/contracts.rest";
import { toWhole } from "@vycep/contract/whole-currency";
import { type BonusTerms, contractBonus } from "@vycep/domain/contracts/contract-bonus";
import { contractYear } from "@vycep/domain/contracts/contract-year";
import { evaluateContract } from "@vycep/domain/contracts/evaluate-contract";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Db } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { Kept, ofDatabase } from "../../platform/kept.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { contractCompanies } from "./contract-companies.ts";
import {
  type CountedRow,
  findCounted,
  findVolumes,
  MILLILITRES_OF_HECTOLITRE,
  type VolumeRow,
} from "./contracts.repo.ts";

const millilitresOfLitre = 1000;

/** How the contracts about a volume do: taken so far, the year before, and the pace (REST-44, B10, D39). */
export async function contractEvaluation(
  { db, clock }: Deps,
  context: RequestContext,
): Promise<ContractEvaluation[]> {
  const companyIds = await contractCompanies(context);
  return evaluationsOf(db, { companyIds, date: clock.now().date });
}

/** By contract, the states of all that counts for it, and the day: about 2 KB each; none of what is gone or over meanwhile. */
const keptEvaluations = ofDatabase(() => new Kept<readonly ContractEvaluation[]>(3000));

/** The same of the contracts of some companies; counted anew where something changed that counts for one (decision 0630). */
export async function evaluationsOf(
  db: Db,
  { companyIds, date }: { readonly companyIds: readonly string[]; readonly date: LocalDate },
): Promise<ContractEvaluation[]> {
  const found = await keptEvaluations(db).getAll(
    await findCounted(db, { companyIds, date }),
    ({ number, state }) => JSON.stringify([number, state, date]),
    (contracts) => evaluate(db, contracts, date),
  );
  return found.flat();
}

async function evaluate(
  db: Db,
  contracts: readonly CountedRow[],
  date: LocalDate,
): Promise<readonly (readonly ContractEvaluation[])[]> {
  const rows = await findVolumes(db, { numbers: contracts.map(({ number }) => number), date });
  const byNumber = new Map(rows.map((row) => [row.number, evaluationOf(row, date)]));
  return contracts.map(({ number }) => byNumber.get(number) ?? []);
}

function evaluationOf(
  { number, valid_from, valid_to, currency, delivered, ...row }: VolumeRow,
  date: LocalDate,
): readonly ContractEvaluation[] {
  const year = contractYear({ validFrom: valid_from, validTo: valid_to ?? undefined }, date);
  if (year === undefined) return [];
  const terms = row.terms.map(({ from, volumeHl, bonusPercent }) => ({
    from,
    agreed: volumeHl * MILLILITRES_OF_HECTOLITRE,
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
