import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeskCompanyPage,
  DeskCompanyRow,
  QueryCompaniesArgs,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { customerMoney } from "../customer-money.facts.ts";
import { type CustomerDeskDeps, companiesInReach } from "./customer-desk.deps.ts";
import { type DeskCompanyListRow, deskCompanyList } from "./desk-company-list.repo.ts";
import { customerPage, soughtIn } from "./ship-tos.ts";

/** The contract gives these a value where nobody did. */
type Args = QueryCompaniesArgs & {
  readonly [Name in "filter" | "sort" | "ascending" | "first"]: NonNullable<QueryCompaniesArgs[Name]>;
};

/** Companies that buy, or those that sales are assigned to (DCUST-01, DLIST-01). */
export async function companies(
  { db, clock, beside }: CustomerDeskDeps,
  context: DeskContext,
  { filter, sort, ascending, ...page }: Args,
): Promise<DeskCompanyPage> {
  const search = {
    companiesInReach: companiesInReach(await context.staff()),
    text: soughtIn(filter.text),
    isOverdue: filter.isOverdue ?? undefined,
    isOverLimit: filter.isOverLimit ?? undefined,
    markets: filter.markets ?? undefined,
    customerTypes: filter.customerTypes ?? undefined,
  };
  const of = { beside, today: clock.now().date };
  const list = deskCompanyList(of, search, { sort, isAscending: ascending });
  const { items, ...found } = await customerPage(db, list, page);
  return { ...found, items: items.map(companyRowOf) };
}

/** A row as the API tells it. */
export function companyRowOf({
  debt,
  currency,
  creditLimit,
  salespeople,
  ...row
}: DeskCompanyListRow): DeskCompanyRow {
  return {
    ...row,
    salespeople: [...salespeople],
    money: customerMoney(debt, { currency, creditLimit }),
  };
}
