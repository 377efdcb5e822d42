import type { Terms } from "@vycep/contract/content/content.rest";
import { marketOf, parseCountry } from "@vycep/domain/market/market";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { findTerms } from "./content.repo.ts";

/** The terms of use in force, with their version. Public: they are read before anybody agrees to them. */
export async function getTerms(
  { db, clock }: Deps,
  context: RequestContext,
  country: string | undefined,
): Promise<Terms> {
  const market = marketOf(parseCountry(country ?? ""));
  const row = await findTerms(db, { market, at: clock.instant(), language: context.language });
  return row ? { version: row.version, validFrom: row.valid_from, title: row.title, body: row.body } : null;
}
