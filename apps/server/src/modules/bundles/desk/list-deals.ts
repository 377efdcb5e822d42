import { aloneUpTo } from "@vycep/domain/staff/second-person";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeskDealPage,
  DeskDealRecord,
  QueryBundlesArgs,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { readDeskPage } from "../../../platform/list/desk-page.ts";
import { differencesIn } from "../../audit/audit-detail.facts.ts";
import { offerView } from "../deal-offer.facts.ts";
import type { DealDeskDeps } from "./deal-desk.deps.ts";
import { dealList } from "./deal-list.repo.ts";
import { findDeal } from "./deals.repo.ts";

/** Package deals, packages without contents among them (DGOOD-03, DLIST-01). */
export async function listDeals(
  deps: DealDeskDeps,
  context: DeskContext,
  { filter, ...page }: QueryBundlesArgs,
): Promise<DeskDealPage> {
  return readDeskPage(deps.db, dealsAsked(deps, context, { filter }), page);
}

/** The package deals that somebody asks for. */
export function dealsAsked(
  { clock, beside }: Pick<DealDeskDeps, "clock" | "beside">,
  { language }: Pick<DeskContext, "language">,
  { filter }: Pick<QueryBundlesArgs, "filter">,
) {
  const text = filter.text?.trim();
  const asked = {
    ...{ text: text === "" ? undefined : text, state: filter.state ?? undefined },
    ...{ hasDraft: filter.hasDraft ?? undefined, today: clock.now().date, language },
  };
  return dealList(asked, beside);
}

/** One package deal with its draft and what was done to it. */
export async function bundleRecord(
  { db, clock, beside }: DealDeskDeps,
  context: DeskContext,
  sku: string,
): Promise<DeskDealRecord | null> {
  const { uid, rights } = await context.staff();
  const asked = { sku, today: clock.now().date, language: context.language };
  const found = await findDeal(db, asked, beside);
  if (found === undefined) return null;
  const { offer, draft, names, history, writtenBy, writtenAt, weeks, markets } = found;
  const houseRights = await beside.houseRights(db);
  return {
    ...{ sku, name: found.name, markets: [...markets], state: found.state, version: found.version },
    ...{ packagesOrdered: found.packagesOrdered, weeks: [...weeks] },
    offer: offer === undefined ? null : offerView(offer, names),
    draft:
      draft === undefined
        ? null
        : {
            ...{
              offer: offerView(draft.offer, names),
              isWaiting: draft.isWaiting,
              writtenBy: writtenBy ?? "",
            },
            writtenAt: new Date(writtenAt ?? 0).toISOString(),
            isOwn: draft.authors.includes(uid),
          },
    aloneUpTo: aloneUpTo("prices", { rights, houseRights }) ?? null,
    history: history.map(({ at, name, action, detail }) => ({
      ...{ at: new Date(at).toISOString(), by: name, action },
      changes: differencesIn(detail).map(({ what, before, after }) => ({ what, before, after })),
    })),
  };
}
