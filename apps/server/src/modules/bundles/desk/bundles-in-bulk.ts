import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { type BulkMessage, bulkMessages } from "@vycep/words/bulk/answers";
import { say } from "@vycep/words/engine/sentence";
import { sql } from "kysely";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskBulkAnswer, DeskBundlesInBulkInput } from "../../../platform/desk/desk-graphql.gen.ts";
import { noSuchDay } from "../../../platform/list/filter-input.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { beginBulk } from "../../bulk/bulk.commands.ts";
import { type BulkWork, recordsOf } from "../../bulk/bulk.facts.ts";
import { offerRefusal } from "../../pricing/offer-refusal.facts.ts";
import { jsonOf } from "../deal-offer.facts.ts";
import type { BesideDeals, DealDeskDeps } from "./deal-desk.deps.ts";
import { findDeal } from "./deals.repo.ts";
import { dealsAsked } from "./list-deals.ts";
import { saveBundle } from "./save-deal.ts";

/** Begins to end many package deals on a day, or to let them go on (DLIST-03): those that are named, or all that a list finds. */
export async function changeBundles(
  deps: DealDeskDeps,
  context: DeskContext,
  { key, ids, filter, act, day }: DeskBundlesInBulkInput,
): Promise<DeskBulkAnswer> {
  if (act === "endOn" && parseLocalDate(day ?? "") === undefined) throw noSuchDay("input.day");
  const named = ids ?? (filter == null ? [] : undefined);
  const { found } = dealsAsked(deps, context, { filter: named === undefined ? (filter ?? {}) : {} });
  return inTransaction(deps.db, (tx) =>
    beginBulk(tx, context, {
      at: deps.clock.instant(),
      ...{ key, list: "bundles", act: { kind: act, day: act === "endOn" ? day : null } },
      records: recordsOf(found, named, { id: sql`f.sku`, name: sql`f.name` }),
    }),
  );
}

/** What is done to a package deal in bulk, by the command that staff use on it alone; a draft of somebody is not written over. */
export function bundlesBulk(beside: BesideDeals): BulkWork {
  return {
    ...{ list: "bundles", needs: { area: "prices", power: "change" } },
    change: async (base, context, { id: sku, act }) => {
      const deps = { ...base, beside };
      const asked = { sku, today: deps.clock.now().date, language: context.language };
      const kept = await findDeal(deps.db, asked, beside);
      if (kept === undefined) return offerRefusal({ kind: "offer-unknown" }, context.language);
      if (kept.draft !== undefined) return because("draft-waits", context);
      if (kept.offer === undefined) return because("not-offered", context);
      const { items, ...offer } = jsonOf(kept.offer);
      const answer = await saveBundle(deps, context, {
        ...{ sku, version: kept.version, isPublished: true },
        offer: { ...offer, items: [...items], validTo: act.day ?? null },
      });
      return answer.refusal;
    },
  };
}

function because(code: BulkMessage, { language }: DeskContext) {
  return { code, message: say(bulkMessages[code], language) };
}
