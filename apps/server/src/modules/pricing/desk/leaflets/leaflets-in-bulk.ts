import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { type BulkMessage, bulkMessages } from "@vycep/words/bulk/answers";
import { say } from "@vycep/words/engine/sentence";
import { sql } from "kysely";
import type { DeskContext } from "../../../../platform/desk/desk-context.ts";
import type {
  DeskBulkAnswer,
  DeskLeafletsAct,
  DeskLeafletsInBulkInput,
} from "../../../../platform/desk/desk-graphql.gen.ts";
import { noSuchDay } from "../../../../platform/list/filter-input.ts";
import { inTransaction } from "../../../../platform/transaction.ts";
import { beginBulk } from "../../../bulk/bulk.commands.ts";
import { type BulkAct, type BulkWork, notBegun, recordsOf } from "../../../bulk/bulk.facts.ts";
import { offerRefusal } from "../../offer-refusal.facts.ts";
import { arePricesErpOwned, type BesidePrices, type PriceDeskDeps } from "../price-desk.deps.ts";
import { endLeaflet } from "./end-leaflet.ts";
import { findLeaflet, type Kept } from "./leaflets.repo.ts";
import { leafletsAsked } from "./list-leaflets.ts";
import { saveLeaflet } from "./save-leaflet.ts";

/** Begins to switch many leaflets on, or to end them (DLIST-03): those that are named, or all that a list finds. */
export async function changeLeaflets(
  deps: PriceDeskDeps,
  context: DeskContext,
  { key, ids, filter, act, day }: DeskLeafletsInBulkInput,
): Promise<DeskBulkAnswer> {
  if (arePricesErpOwned(deps.config)) {
    const { code, message } = offerRefusal({ kind: "erp-owns-prices" }, context.language);
    return notBegun({ code, message, field: null });
  }
  if (act === "endOn" && parseLocalDate(day ?? "") === undefined) throw noSuchDay("input.day");
  const { uid } = await context.staff();
  const named = ids ?? (filter == null ? [] : undefined);
  const wanted = { filter: named === undefined ? (filter ?? {}) : {} };
  const { found } = leafletsAsked(deps, { language: context.language, uid }, wanted);
  return inTransaction(deps.db, (tx) =>
    beginBulk(tx, context, {
      at: deps.clock.instant(),
      ...{ key, list: "leaflets", act: { kind: act, day: act === "endOn" ? day : null } },
      records: recordsOf(found, named, { id: sql`f.id`, name: sql`f.name || ', ' || f."productName"` }),
    }),
  );
}

/** What is done to a leaflet in bulk, by the commands that staff use on it alone. */
export function leafletsBulk(beside: BesidePrices): BulkWork {
  return {
    ...{ list: "leaflets", needs: { area: "prices", power: "change" } },
    change: async (base, context, { id, act }) => {
      const deps = { ...base, beside };
      const kept = await findLeaflet(deps.db, id);
      if (kept === undefined) return offerRefusal({ kind: "offer-unknown" }, context.language);
      return changeOne(deps, context, { id, kept, act: act as BulkAct<DeskLeafletsAct> });
    },
  };
}

type One = { readonly id: string; readonly kept: Kept; readonly act: BulkAct<DeskLeafletsAct> };

async function changeOne(deps: PriceDeskDeps, context: DeskContext, { id, kept, act }: One) {
  const { version, priceList, sku, name, promoMinor, isInsideDelivery, validFrom, validTo } = kept.leaflet;
  if (act.kind === "end") return (await endLeaflet(deps, context, { id, version })).refusal;
  if (act.kind === "endOn" && kept.kind === "draft") return because("not-offered", context);
  if (act.kind === "offer" && kept.kind === "offered") return because("offered-already", context);
  if (kept.kind === "draft" && kept.leaflet.state === "waiting")
    return offerRefusal({ kind: "offer-not-so" }, context.language);
  const answer = await saveLeaflet(deps, context, {
    ...{ id, version, priceList, sku, name, promoMinor, isInsideDelivery, validFrom, isPublished: true },
    validTo: act.kind === "endOn" ? (act.day ?? null) : validTo,
  });
  return answer.refusal;
}

function because(code: BulkMessage, { language }: DeskContext) {
  return { code, message: say(bulkMessages[code], language) };
}
