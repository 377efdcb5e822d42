import type { SupportContact } from "@vycep/contract/content/content.rest";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Db } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";

/** Customer service of all markets; the market configures it, and the wiring brings it. */
export type LoadContacts = (db: Db, date: LocalDate) => Promise<readonly SupportContact[]>;

/**
 * Phone, e-mail and hours of customer service, a market each (CONTENT-13, CONTENT-14, CONTENT-17, D28). Public: who cannot
 * sign in must be able to ask. A market of which nothing is configured is not in it.
 */
export async function getSupportContacts(
  deps: Deps & { readonly supportContacts: LoadContacts },
): Promise<SupportContact[]> {
  return [...(await deps.supportContacts(deps.db, deps.clock.now().date))];
}
