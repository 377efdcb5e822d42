import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import type { Found } from "@vycep/domain/search/found";
import { ticketStatusNames } from "@vycep/words/tickets/answers";
import type { Deps } from "../../platform/deps.ts";
import { readPage } from "../../platform/list/read-list.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { ticketSearch } from "./ticket-list.repo.ts";
import { supportedPlaces } from "./tickets.policy.ts";

/** The tickets that a text finds, as their list finds them (TICKET-01). One statement. */
export async function foundTickets(
  { db }: Deps,
  context: RequestContext,
  { text, limit }: { readonly text: string; readonly limit: number },
): Promise<readonly Found[]> {
  const actor = await context.actor();
  const list = ticketSearch(
    { uid: actor.uid, language: context.language },
    { shipToIds: supportedPlaces(actor), text },
  );
  const { items, total } = await readPage(db, list, { limit });
  const hits = items.map(({ caseNumber, title, status, opened, shipToName }) => ({
    id: caseNumber,
    title,
    numbers: [caseNumber],
    status: ticketStatusNames[status][context.language],
    day: toLocalDate(opened),
    place: shipToName,
  }));
  return [{ kind: "ticket", total, hits }];
}
