import { type LocalDate, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import type { Db } from "../../../platform/db.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeskListPricePage,
  DeskPriceChoices,
  DeskPriceListPage,
  DeskPriceListRecord,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../platform/errors.ts";
import { printCursor, readCursor } from "../../../platform/list/cursor.ts";
import { noSuchDay } from "../../../platform/list/filter-input.ts";
import { type List, readPage } from "../../../platform/list/read-list.ts";
import { priceLists as allLists } from "../pricing.facts.ts";
import { arePricesErpOwned, type PriceDeskDeps } from "./price-desk.deps.ts";
import { listPriceList, priceListHead, priceListList } from "./price-lists.repo.ts";

const mostOnPage = 200;
const countedBy = 1000;

export type PageArgs = { readonly first: number; readonly after?: string | null | undefined };

/** A page of any list of prices, as the contract says it. */
export async function pageOfPrices<Row, Item>(db: Db, list: List<Row, Item>, { first, after }: PageArgs) {
  if (first < 1 || first > mostOnPage)
    throw badInput("page-size-invalid", undefined, [{ path: "first", code: "range" }]);
  const cursor = after ? readCursor(list.order, after, "after") : undefined;
  const page = await readPage(db, list, { after: cursor, limit: first, countedBy });
  return {
    items: [...page.items],
    total: page.total,
    isMore: page.isMore,
    next: page.next ? printCursor(list.order, page.next) : null,
  };
}

/** The day that is asked about; today where none is. */
export function dayAsked(day: string | null | undefined, today: LocalDate): LocalDate {
  if (day === null || day === undefined) return today;
  const asked = parseLocalDate(day);
  if (asked === undefined) throw noSuchDay("day");
  return asked;
}

export function soughtText(text: string | null | undefined): string | undefined {
  const sought = text?.trim();
  return sought === "" ? undefined : sought;
}

/** The brewery's lists with who has them (DPRICE-01). */
export async function priceLists(
  { db, clock, beside }: PriceDeskDeps,
  context: DeskContext,
  { text, ...page }: PageArgs & { readonly text?: string | null },
): Promise<DeskPriceListPage> {
  const { reach } = await context.staff();
  const asked = { text: soughtText(text), today: clock.now().date, reach };
  return pageOfPrices(db, priceListList(asked, beside), page);
}

/** One list (DPRICE-01). */
export async function priceList(
  { db, clock, beside }: PriceDeskDeps,
  context: DeskContext,
  code: string,
): Promise<DeskPriceListRecord | null> {
  const { reach } = await context.staff();
  return (await priceListHead(db, { code, today: clock.now().date, reach }, beside)) ?? null;
}

type ListPricesArgs = PageArgs & {
  readonly priceList: string;
  readonly day?: string | null;
  readonly text?: string | null;
};

/** The prices of a list on a day (DPRICE-01, DLIST-08). */
export async function listPrices(
  { db, clock, beside }: PriceDeskDeps,
  { language }: DeskContext,
  { priceList: code, day, text, ...page }: ListPricesArgs,
): Promise<DeskListPricePage> {
  const asked = { priceList: code, day: dayAsked(day, clock.now().date), text: soughtText(text), language };
  return pageOfPrices(db, listPriceList(asked, beside), page);
}

const mostChoices = 200;

/** By what a change can be narrowed. */
export async function priceChoices(
  { db, config, beside }: PriceDeskDeps,
  { language }: DeskContext,
): Promise<DeskPriceChoices> {
  const { brands, categories } = await beside.shelves(db, language);
  return {
    priceLists: (await allLists(db)).slice(0, mostChoices),
    brands: [...brands],
    categories: [...categories],
    isErpOwned: arePricesErpOwned(config),
  };
}
