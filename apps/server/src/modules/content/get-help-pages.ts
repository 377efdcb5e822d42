import type { HelpPageEntry } from "@vycep/contract/content/content.rest";
import { marketOf, parseCountry } from "@vycep/domain/market/market";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { findHelpPages } from "./content.repo.ts";

/** The pages of the tutorial for the caller's market and language (TUTOR-02, TUTOR-19, TUTOR-20, REST-04). */
export async function getHelpPages(deps: Deps, context: RequestContext): Promise<HelpPageEntry[]> {
  const actor = await context.actor();
  const market = marketOf(parseCountry(actor.country ?? ""));
  const rows = await findHelpPages(deps.db, {
    language: context.language,
    date: deps.clock.now().date,
    market,
    previewed: actor.preview?.content,
  });
  return rows.map((row) => ({
    id: row.key,
    page: row.sort,
    section: row.section,
    name: row.name,
    body: row.body,
    file: row.file_link === null ? null : { link: row.file_link },
    newCapability: row.is_new_capability,
    mgnllastModified: row.modified_at,
  }));
}
