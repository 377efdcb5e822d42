import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { NEAR_LIMIT_PERCENT } from "@vycep/domain/ship-to/money-standing";
import { type RawBuilder, sql } from "kysely";
import { conditionsOf, containing, type Demands, isOneOf } from "../../../platform/list/conditions.ts";
import type { List } from "../../../platform/list/read-list.ts";
import type { DebtJson } from "../customer-money.facts.ts";
import { companyText } from "../ship-to.facts.ts";
import type { BesideCustomers } from "./customer-desk.deps.ts";
import { type CustomerOrder, customerOrder } from "./customer-order.ts";

/** What staff look for among companies. */
export type DeskCompanySearch = {
  readonly companiesInReach?: readonly string[] | undefined;
  readonly text?: string | undefined;
  readonly isOverdue?: boolean | undefined;
  readonly isOverLimit?: boolean | undefined;
  readonly isNearLimit?: boolean | undefined;
  readonly markets?: readonly string[] | undefined;
  readonly customerTypes?: readonly string[] | undefined;
  readonly id?: string | undefined;
};

export type DeskCompanyListRow = {
  readonly id: string;
  readonly erpNumber: string;
  readonly name: string;
  readonly city: string;
  readonly market: string;
  readonly customerType: string;
  readonly ico: string;
  readonly priceList: string;
  readonly currency: string;
  readonly creditLimit: number | null;
  readonly debt: DebtJson;
  readonly shipToCount: number;
  readonly userCount: number;
  readonly salespeople: readonly string[];
};

type Of = {
  readonly beside: BesideCustomers;
  readonly today: LocalDate;
  /** Up to how many people of a company are counted; undefined is all. */
  readonly mostUsers?: number | undefined;
};

/** Companies in an order; what is told of each besides is read for the rows of the page alone. */
export function deskCompanyList(
  of: Of,
  search: DeskCompanySearch,
  order: CustomerOrder,
): List<DeskCompanyListRow, DeskCompanyListRow> {
  const { debts, userCountOf, salespeopleOf } = of.beside;
  const id = sql`page.id`;
  return {
    found: sql`
      select c.id, c.sap_id as "erpNumber", c.name, c.name collate cs_alphabet as sort_name, c.city, c.market,
        c.customer_type as "customerType", c.ico, c.price_list as "priceList", c.currency,
        c.credit_limit_minor as "creditLimit"
      from company c where ${conditionsOf(search, demandsOf(of))}`,
    joined: sql`left join ${debts.ofCompanies(sql`select id from page`, of.today)} debt on debt.company_id = page.id`,
    beside: sql`json_build_object('unpaid', coalesce(debt.unpaid, 0), 'overdue', coalesce(debt.overdue, 0)) as debt,
      (select count(*)::int from ship_to s where s.company_id = ${id}) as "shipToCount",
      ${userCountOf(id, of.mostUsers)} as "userCount", ${salespeopleOf(id)} as salespeople`,
    order: customerOrder("company", order),
    read: (row) => row,
  };
}

function demandsOf({ beside: { debts }, today }: Of): Demands<DeskCompanySearch> {
  return {
    companiesInReach: isOneOf(sql`c.id`),
    text: (text) => sql`${companyText} like fold_text(${containing(text)})`,
    isOverdue: (is) => sql`${is} = (c.id in ${debts.lateCompanies(today)})`,
    isOverLimit: (is) => sql`${is} = ${owesOver(debts, 100)}`,
    isNearLimit: (is) => sql`${is} = ${owesOver(debts, NEAR_LIMIT_PERCENT)}`,
    markets: isOneOf(sql`c.market`),
    customerTypes: isOneOf(sql`c.customer_type`),
    id: (id) => sql`c.id = ${id}`,
  };
}

/** Whether company `c` owes more than so many per cent of its limit. */
function owesOver(debts: BesideCustomers["debts"], percent: number): RawBuilder<unknown> {
  return sql`exists (
    select from ${debts.unpaidByCompany} owed
    where owed.company_id = c.id and owed.unpaid * 100 > c.credit_limit_minor * ${percent}::int)`;
}
