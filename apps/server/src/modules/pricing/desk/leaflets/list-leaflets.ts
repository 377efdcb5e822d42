import { aloneUpTo } from "@vycep/domain/staff/second-person";
import type { DeskContext } from "../../../../platform/desk/desk-context.ts";
import type { DeskLeafletPage, QueryPromoLeafletsArgs } from "../../../../platform/desk/desk-graphql.gen.ts";
import { readDeskPage } from "../../../../platform/list/desk-page.ts";
import { arePricesErpOwned, type PriceDeskDeps } from "../price-desk.deps.ts";
import { soughtText } from "../price-lists.ts";
import { leafletList } from "./leaflet-list.repo.ts";

/** Leaflets and drafts of them (DGOOD-03, DLIST-01). */
export async function listLeaflets(
  { db, clock, config, beside }: PriceDeskDeps,
  context: DeskContext,
  { filter, ...page }: QueryPromoLeafletsArgs,
): Promise<DeskLeafletPage> {
  const { uid, rights } = await context.staff();
  const { text, priceList, sku, state } = filter;
  const asked = {
    ...{ text: soughtText(text), priceList: priceList ?? undefined, sku: sku ?? undefined },
    ...{ state: state ?? undefined, today: clock.now().date, language: context.language, uid },
  };
  const houseRights = await beside.houseRights(db);
  return {
    ...(await readDeskPage(db, leafletList(asked, beside), page)),
    isErpOwned: arePricesErpOwned(config),
    aloneUpTo: aloneUpTo("prices", { rights, houseRights }) ?? null,
  };
}
