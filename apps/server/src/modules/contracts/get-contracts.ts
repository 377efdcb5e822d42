import type { Contract } from "@vycep/contract/contracts/contracts.rest";
import { termsOn } from "@vycep/domain/contracts/contract-terms";
import type { Deps } from "../../platform/deps.ts";
import { cleanHtml } from "../../platform/html/clean-html.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { contractCompanies } from "./contract-companies.ts";
import { findContracts } from "./contracts.repo.ts";

/** The contracts of the caller's companies, with type, validity and text (CONTRACT-01, CONTRACT-02, REST-45). */
export async function getContracts({ db, clock }: Deps, context: RequestContext): Promise<Contract[]> {
  const companyIds = await contractCompanies(context);
  const { date } = clock.now();
  const rows = await findContracts(db, { companyIds, date, language: context.language });
  return rows.map((row) => {
    // Of one that has ended its last terms.
    const today = termsOn(row.terms, row.valid_to !== null && row.valid_to < date ? row.valid_to : date);
    return {
      number: row.number,
      name: row.name,
      type: row.type,
      companyName: row.company_name,
      validFrom: row.valid_from,
      validTo: row.valid_to,
      volumeHl: today?.volumeHl ?? 0,
      bonusPercent: today?.bonusPercent ?? null,
      brands: [...(today?.brands ?? [])],
      terms: row.terms.map((one) => ({ ...one, brands: [...one.brands] })),
      papers: [...row.papers],
      text: cleanHtml(row.body),
    };
  });
}
