import type { AllTicketsAnswer, AllTicketsQuery } from "@vycep/contract/tickets/tickets.rest";
import type { Deps } from "../../platform/deps.ts";
import { pagingOf } from "../../platform/list/paging.ts";
import { readPage } from "../../platform/list/read-list.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { ticketList, ticketSummary } from "./ticket-list.repo.ts";
import { supportedPlaces } from "./tickets.policy.ts";

/**
 * The tickets of all places where the actor holds Support (REST-58, D41): found by number or title, place, category, group
 * and who opened them. Three statements: the actor, the page with its count, and what stands above.
 */
export async function getAllTickets(
  { db }: Pick<Deps, "db">,
  context: RequestContext,
  query: AllTicketsQuery,
): Promise<AllTicketsAnswer> {
  const actor = await context.actor();
  const shipToIds = supportedPlaces(actor);
  const reader = { uid: actor.uid, language: context.language };
  const filter = {
    shipToIds,
    shipToId: query.shipTo,
    text: query.search?.trim() || undefined,
    category: query.category,
    group: query.group,
    openedBy: query.own === "true" ? actor.uid : undefined,
  };
  const { items, total } = await readPage(
    db,
    ticketList(reader, filter, query),
    pagingOf(query, { usual: 20 }),
  );
  return { tickets: [...items], total, ...(await ticketSummary(db, reader, shipToIds)) };
}
