import { productState } from "@vycep/domain/catalog/product-state";
import { fold } from "@vycep/domain/kernel/fold";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { LANGUAGES, type Language } from "@vycep/domain/market/language";
import { type RawBuilder, sql } from "kysely";
import type { DeskProductRow, DeskProductState } from "../../../platform/desk/desk-graphql.gen.ts";
import { conditionsOf, containing, type Demands, isOneOf } from "../../../platform/list/conditions.ts";
import type { ListOrder } from "../../../platform/list/list-order.ts";
import type { List } from "../../../platform/list/read-list.ts";

/** What staff look for among all goods. */
export type DeskProductSearch = {
  readonly text?: string | undefined;
  readonly brands?: readonly string[] | undefined;
  readonly categories?: readonly string[] | undefined;
  readonly markets?: readonly string[] | undefined;
  readonly state?: DeskProductState | undefined;
  readonly isIncomplete?: boolean | undefined;
};

export type DeskProductOrder = { readonly sort: "number" | "name"; readonly isAscending: boolean };

type Reader = { readonly language: Language; readonly today: LocalDate };

type ProductRow = Omit<
  DeskProductRow,
  "state" | "kilograms" | "sellableFrom" | "sellableTo" | "languages"
> & {
  readonly grams: number;
  readonly names: Readonly<Record<string, string>>;
  readonly sellableFrom: LocalDate | null;
  readonly sellableTo: LocalDate | null;
};

/** All goods in an order that an index has; photos are looked up for the rows of the page alone (DLIST-08). */
export function deskProductList(
  search: DeskProductSearch,
  { sort, isAscending }: DeskProductOrder,
  { language, today }: Reader,
): List<ProductRow, DeskProductRow> {
  return {
    found: sql`
      select p.sku, text_in(p.names, ${sql.lit(language)}) collate ${sql.id(`${language}_alphabet`)} as name, p.names, p.ean, p.brand,
        p.boxes_per_pallet as "boxesPerPallet", p.box_gross_grams as grams, p.markets,
        p.sellable_from as "sellableFrom", p.sellable_to as "sellableTo"
      from product p where ${conditionsOf(search, demandsOf(today))}`,
    beside: sql`exists (select from product_photo photo where photo.sku = page.sku) as "hasPhoto"`,
    order: orderOf(sort, { language, isAscending }),
    read: ({ grams, names, ...row }) => ({
      ...row,
      kilograms: grams / 1000,
      languages: LANGUAGES.filter((each) => names[each] !== undefined),
      state: productState(row, today),
    }),
  };
}

/** As cursors know it. */
export function orderOf(
  sort: DeskProductOrder["sort"],
  { language, isAscending }: { readonly language: Language; readonly isAscending: boolean },
): ListOrder {
  const direction = isAscending ? "asc" : "desc";
  const id = { column: sql`sku`, kind: "text" } as const;
  return sort === "number"
    ? { name: `desk-sku-${direction}`, by: id, id, direction }
    : { name: `desk-name-${language}-${direction}`, by: { column: sql`name`, kind: "text" }, id, direction };
}

function demandsOf(today: LocalDate): Demands<DeskProductSearch> {
  return {
    text: hasWords,
    brands: isOneOf(sql`p.brand`),
    categories: (codes) =>
      sql`p.category_code in (select code from category where code = any(${[...codes]}::text[]) or parent_code = any(${[...codes]}::text[]))`,
    markets: (markets) => sql`p.markets && ${[...markets]}::text[]`,
    state: (state) => isInState(state, today),
    isIncomplete: (isIncomplete) => (isIncomplete ? lacksSomething : sql`not ${lacksSomething}`),
  };
}

/** All its words, however they are written; of a text without any nothing is demanded. */
function hasWords(text: string): RawBuilder<unknown> {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return words.length === 0
    ? sql`true`
    : sql.join(
        words.map((word) => sql`p.search_text like ${containing(word)}`),
        sql` and `,
      );
}

/** The same as the rule `productState` says of one product. */
function isInState(state: DeskProductState, today: LocalDate): RawBuilder<unknown> {
  const isRetired = sql`coalesce(p.sellable_to < ${today}::date, false)`;
  const isToCome = sql`coalesce(p.sellable_from > ${today}::date, false)`;
  if (state === "retired") return isRetired;
  if (state === "sold_out") return sql`(not ${isRetired} and ${isToCome})`;
  return sql`(not ${isRetired} and not ${isToCome} and p.sellable_to is ${state === "seasonal" ? sql`not null` : sql`null`})`;
}

const lacksSomething = sql`(not p.names ?& ${sql.lit(`{${LANGUAGES.join(",")}}`)}::text[]
  or not exists (select from product_photo photo where photo.sku = p.sku))`;
