import { aloneUpTo } from "@vycep/domain/staff/second-person";
import type { DeskContext } from "../../../../platform/desk/desk-context.ts";
import type { DeskLeafletPage, QueryPromoLeafletsArgs } from "../../../../platform/desk/desk-graphql.gen.ts";
import { readDeskPage } from "../../../../platform/list/desk-page.ts";
import { arePricesErpOwned, type PriceDeskDeps } from "../price-desk.deps.ts";
import { soughtText } from "../price-lists.ts";
import { type LeafletsAsked, leafletList } from "./leaflet-list.repo.ts";

/** Leaflets and drafts of them (DGOOD-03, DLIST-01). */
export async function listLeaflets(
  deps: PriceDeskDeps,
  context: DeskContext,
  { filter, ...page }: QueryPromoLeafletsArgs,
): Promise<DeskLeafletPage> {
  const { db, config, beside } = deps;
  const { uid, rights } = await context.staff();
  const asked = leafletsAsked(deps, { language: context.language, uid }, { filter });
  const houseRights = await beside.houseRights(db);
  return {
    ...(await readDeskPage(db, asked, page)),
    isErpOwned: arePricesErpOwned(config),
    aloneUpTo: aloneUpTo("prices", { rights, houseRights }) ?? null,
  };
}

/** The leaflets that somebody asks for. */
export function leafletsAsked(
  { clock, beside }: Pick<PriceDeskDeps, "clock" | "beside">,
  reader: Pick<LeafletsAsked, "language" | "uid">,
  { filter: { text, priceList, sku, state } }: Pick<QueryPromoLeafletsArgs, "filter">,
) {
  const asked = {
    ...{ text: soughtText(text), priceList: priceList ?? undefined, sku: sku ?? undefined },
    ...{ ...reader, state: state ?? undefined, today: clock.now().date },
  };
  return leafletList(asked, beside);
}
