import type { Found, FoundHit } from "@vycep/domain/search/found";
import { rankHits } from "@vycep/domain/search/rank-hits";
import { orderGroups } from "@vycep/domain/search/search-groups";
import { searchedText } from "@vycep/domain/search/searched-text";
import type { Deps } from "../../platform/deps.ts";
import { AppError } from "../../platform/errors.ts";
import type { SearchGroup } from "../../platform/graphql.gen.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { foundGoods } from "../catalog/found-goods.facts.ts";
import { foundTexts } from "../content/found-texts.facts.ts";
import { foundDocuments } from "../documents/found-documents.facts.ts";
import { foundMaterials } from "../marketing/found-materials.facts.ts";
import { foundOrders } from "../orders/found-orders.facts.ts";
import { foundTickets } from "../tickets/found-tickets.facts.ts";

const hitsShown = 5;

/**
 * What a text finds among everything of the caller's, each kind by the rule of its own list, the nearest first. One
 * statement a noun, besides the actor's and the two of the catalogue's view.
 */
export async function searchEverything(
  deps: Deps,
  context: RequestContext,
  typed: string,
): Promise<readonly SearchGroup[]> {
  await context.actor();
  const text = searchedText(typed);
  if (text === undefined) return [];
  const nouns = [foundGoods, foundOrders, foundDocuments, foundTickets, foundMaterials, foundTexts];
  const found = await Promise.all(
    nouns.map((findIn) => unlessForbidden(findIn(deps, context, { text, limit: hitsShown }))),
  );
  const groups = found
    .flat()
    .map(({ kind, total, isMore, hits }) => ({ kind, total, isMore, hits: rankHits(hits, text) }));
  return orderGroups(groups).map(({ kind, total, isMore = false, hits }) => ({
    kind,
    total,
    isMore,
    hits: hits.map(encodeHit),
  }));
}

/** Who may not see a list finds nothing in it. */
async function unlessForbidden(finding: Promise<readonly Found[]>): Promise<readonly Found[]> {
  try {
    return await finding;
  } catch (error) {
    if (error instanceof AppError && error.kind === "forbidden") return [];
    throw error;
  }
}

type Ranked = ReturnType<typeof rankHits<FoundHit>>[number];

function encodeHit({
  id,
  title,
  match,
  note,
  type,
  status,
  day,
  place,
}: Ranked): SearchGroup["hits"][number] {
  return {
    ...{ id, title, match },
    note: note ?? null,
    type: type ?? null,
    status: status ?? null,
    day: day ?? null,
    place: place ?? null,
  };
}
