import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeskCompanyPage,
  DeskCompanyRow,
  QueryCompaniesArgs,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { readDeskPage } from "../../../platform/list/desk-page.ts";
import { customerMoney } from "../customer-money.facts.ts";
import { type CustomerDeskDeps, companiesInReach } from "./customer-desk.deps.ts";
import { type DeskCompanyListRow, deskCompanyList } from "./desk-company-list.repo.ts";
import { soughtIn } from "./ship-tos.ts";

/** The contract gives these a value where nobody did. */
export type CompaniesArgs = QueryCompaniesArgs & {
  readonly [Name in "filter" | "sort" | "ascending" | "first"]: NonNullable<QueryCompaniesArgs[Name]>;
};

/** Companies that buy, or those that sales are assigned to (DCUST-01, DLIST-01). */
export async function companies(
  deps: CustomerDeskDeps,
  context: DeskContext,
  args: CompaniesArgs,
): Promise<DeskCompanyPage> {
  const list = await companiesAsked(deps, context, { ...args, mostUsers });
  const { items, ...found } = await readDeskPage(deps.db, list, args);
  return { ...found, items: items.map((row) => companyRowOf(row, mostUsers)) };
}

/** Nobody reads a list to tell five hundred people from six: a company's own page and the file say how many there are. */
const mostUsers = 100;

/** The list that is asked for, of what its reader may see; people are counted up to one more than so many, else all. */
export async function companiesAsked(
  { clock, beside }: CustomerDeskDeps,
  context: DeskContext,
  { filter, sort, ascending, mostUsers }: CompaniesArgs & { readonly mostUsers?: number },
) {
  const search = {
    companiesInReach: companiesInReach(await context.staff()),
    text: soughtIn(filter.text),
    isOverdue: filter.isOverdue ?? undefined,
    isOverLimit: filter.isOverLimit ?? undefined,
    isNearLimit: filter.isNearLimit ?? undefined,
    markets: filter.markets ?? undefined,
    customerTypes: filter.customerTypes ?? undefined,
  };
  const of = { beside, today: clock.now().date, mostUsers };
  return deskCompanyList(of, search, { sort, isAscending: ascending });
}

/** A row as the API tells it; whether its people were counted up to a most. */
export function companyRowOf(
  { debt, currency, creditLimit, salespeople, userCount, ...row }: DeskCompanyListRow,
  most = Number.POSITIVE_INFINITY,
): DeskCompanyRow {
  return {
    ...row,
    userCount: Math.min(userCount, most),
    hasMoreUsers: userCount > most,
    salespeople: [...salespeople],
    money: customerMoney(debt, { currency, creditLimit }),
  };
}
