import type { Cell } from "@vycep/tables/write-csv";
import { inWords } from "@vycep/words/desk-exports/answers";
import { leafletColumns, listExportNames, offerStateWords } from "@vycep/words/list-exports/answers";
import type { DeskContext } from "../../../../platform/desk/desk-context.ts";
import { type DeskExport, rowsOfList } from "../../../../platform/desk/desk-export.ts";
import type { DeskLeaflet, QueryPromoLeafletsArgs } from "../../../../platform/desk/desk-graphql.gen.ts";
import type { PriceDeskDeps } from "../price-desk.deps.ts";
import { leafletsAsked } from "./list-leaflets.ts";

/** Promo leaflets and drafts of them as a file (DLIST-04). */
export function leafletsExport(deps: PriceDeskDeps): DeskExport {
  return {
    operation: "promoLeaflets",
    names: listExportNames.leaflets,
    columns: Object.values(leafletColumns),
    read: async (context, args: QueryPromoLeafletsArgs, part) => {
      const { uid } = await context.staff();
      const { language } = context;
      return rowsOfList(deps.db, leafletsAsked(deps, { language, uid }, args), {
        part,
        row: (leaflet) => cellsOf(leaflet, language),
      });
    },
  };
}

/** In the order of `leafletColumns`. */
function cellsOf(row: DeskLeaflet, language: DeskContext["language"]): readonly Cell[] {
  const money = (minor: number | null | undefined): Cell => (minor == null ? "" : { minor });
  return [
    ...[row.name, row.sku, row.productName, row.priceList, row.currency, money(row.baseMinor)],
    ...[money(row.promoMinor), row.percent, inWords(offerStateWords, row.state, language)],
    ...[{ day: row.validFrom }, row.validTo == null ? "" : { day: row.validTo }, row.writtenBy ?? ""],
  ];
}
