import { type LocalDate, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeskListPricePage,
  DeskPriceChoices,
  DeskPriceListPage,
  DeskPriceListRecord,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { type DeskPageAsked, readDeskPage } from "../../../platform/list/desk-page.ts";
import { noSuchDay } from "../../../platform/list/filter-input.ts";
import { priceLists as allLists } from "../pricing.facts.ts";
import { pricesCounted } from "./price-counts.ts";
import { arePricesErpOwned, type PriceDeskDeps } from "./price-desk.deps.ts";
import { listPriceList, priceListHead, priceListList } from "./price-lists.repo.ts";

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
  { text, ...page }: DeskPageAsked & { readonly text?: string | null },
): Promise<DeskPriceListPage> {
  const { reach } = await context.staff();
  const asked = { text: soughtText(text), reach };
  const { items: lists, ...rest } = await readDeskPage(db, priceListList(asked, beside), page);
  const counted = await pricesCounted(db, { lists, today: clock.now().date });
  return {
    ...rest,
    items: lists.map(({ code, market, currency, companies, shipTos }, at) => ({
      ...{ code, market, currency, companies, shipTos },
      ...{ prices: counted[at]?.prices ?? 0, nextFrom: counted[at]?.nextFrom ?? null },
    })),
  };
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

type ListPricesArgs = DeskPageAsked & {
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
  return readDeskPage(db, listPriceList(asked, beside), page);
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
