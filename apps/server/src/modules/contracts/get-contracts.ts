import type { Contract } from "@vycep/contract/contracts/contracts.rest";
import { cleanHtml } from "../../platform/clean-html.ts";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { contractCompanies } from "./contract-companies.ts";
import { findContracts } from "./contracts.repo.ts";

/** The contracts of the caller's companies, with type, validity and text (CONTRACT-01, CONTRACT-02, REST-45). */
export async function getContracts({ db, clock }: Deps, context: RequestContext): Promise<Contract[]> {
  const companyIds = await contractCompanies(context);
  const { date } = clock.now();
  const rows = await findContracts(db, { companyIds, date, language: context.language });
  return rows.map((row) => ({
    number: row.number,
    name: row.name,
    type: row.type,
    companyName: row.company_name,
    validFrom: row.valid_from,
    validTo: row.valid_to,
    volumeHl: row.volume_hl,
    bonusPercent: row.bonus_percent,
    brands: [...row.brands],
    text: cleanHtml(row.body),
  }));
}
