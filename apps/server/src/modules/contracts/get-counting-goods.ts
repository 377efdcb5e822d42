import type { CountingGoods } from "@vycep/contract/contracts/contracts.rest";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { contractCompanies } from "./contract-companies.ts";
import { findCounting } from "./contracts.repo.ts";

/** Which of some goods count for the caller's contracts in force, for the line in the cart (B10, D39). */
export async function getCountingGoods(
  { db, clock }: Deps,
  context: RequestContext,
  skus: readonly string[],
): Promise<CountingGoods> {
  const companyIds = await contractCompanies(context);
  const rows = await findCounting(db, { companyIds, date: clock.now().date, skus });
  return rows.map((row) => ({ number: row.number, skus: [...row.skus] }));
}
