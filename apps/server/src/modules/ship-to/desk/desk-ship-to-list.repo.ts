import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { type RawBuilder, sql } from "kysely";
import { conditionsOf, containing, type Demands, isOneOf } from "../../../platform/list/conditions.ts";
import type { List } from "../../../platform/list/read-list.ts";
import { companyText, shipToText } from "../ship-to.facts.ts";
import type { BesideCustomers } from "./customer-desk.deps.ts";
import { type CustomerOrder, customerOrder } from "./customer-order.ts";

/** What staff look for among the places of all companies. */
export type DeskShipToSearch = {
  readonly companiesInReach?: readonly string[] | undefined;
  readonly text?: string | undefined;
  readonly isSuspended?: boolean | undefined;
  readonly isOverdue?: boolean | undefined;
  readonly isOverLimit?: boolean | undefined;
  readonly companies?: readonly string[] | undefined;
  readonly markets?: readonly string[] | undefined;
  readonly customerTypes?: readonly string[] | undefined;
  readonly id?: string | undefined;
};

export type DeskShipToListRow = {
  readonly id: string;
  readonly name: string;
  readonly companyId: string;
  readonly street: string;
  readonly city: string;
  readonly zip: string;
  readonly market: string;
  readonly customerType: string;
  readonly status: string;
  readonly standard: readonly number[];
  readonly truck: readonly number[];
  readonly tank: readonly number[];
  readonly unfiltered: readonly number[];
  readonly companyName: string;
  readonly priceList: string;
  readonly currency: string;
  readonly creditLimit: number | null;
  readonly unpaid: number;
  readonly overdue: number;
  readonly unpaidMinor: number;
  readonly lastOrderAt: Date | null;
};

type Of = {
  readonly beside: BesideCustomers;
  readonly today: LocalDate;
  /** Whether a text is sought among people as well: for those who may see people. */
  readonly isByPeople?: boolean;
};

/** Places in an order; what is told of each besides is read for the rows of the page alone. */
export function deskShipToList(
  of: Of,
  search: DeskShipToSearch,
  order: CustomerOrder,
): List<DeskShipToListRow, DeskShipToListRow> {
  const { debts, lastOrderAt } = of.beside;
  return {
    found: sql`
      select s.id, s.name, s.name collate cs_alphabet as sort_name, s.company_id as "companyId", s.street, s.city, s.zip,
        s.market, s.customer_type as "customerType", s.status, s.weekdays_type1 as standard, s.weekdays_pd as truck,
        s.weekdays_tank as tank, s.weekdays_unfiltered as unfiltered
      from ship_to s where ${conditionsOf(search, demandsOf(of))}`,
    joined: sql`left join lateral (
      select c.name as "companyName", c.price_list as "priceList", c.currency, c.credit_limit_minor as "creditLimit"
      from company c where c.id = page."companyId") payer on true
      left join ${debts.ofCompanies(sql`select "companyId" from page`, of.today)} debt on debt.company_id = page."companyId"`,
    beside: sql`payer.*, coalesce(debt.unpaid, 0) as unpaid, coalesce(debt.overdue, 0) as overdue,
      coalesce((debt.by_place ->> page.id)::bigint, 0) as "unpaidMinor", ${lastOrderAt(sql`page.id`)} as "lastOrderAt"`,
    order: customerOrder("ship-to", order),
    read: (row) => row,
  };
}

function demandsOf({ beside, today, isByPeople = false }: Of): Demands<DeskShipToSearch> {
  return {
    companiesInReach: isOneOf(sql`s.company_id`),
    text: (text) => hasText(text, isByPeople ? beside.placesOfPeople : undefined),
    isSuspended: (is) => (is ? sql`s.status <> 'APPROVED'` : sql`s.status = 'APPROVED'`),
    isOverdue: (is) => sql`${is} = (s.company_id in ${beside.debts.lateCompanies(today)})`,
    isOverLimit: (is) => sql`${is} = (s.company_id in ${overLimit(beside)})`,
    companies: isOneOf(sql`s.company_id`),
    markets: isOneOf(sql`s.market`),
    customerTypes: isOneOf(sql`s.customer_type`),
    id: (id) => sql`s.id = ${id}`,
  };
}

/** Companies that owe more than they may: `select id …`. */
export function overLimit({ debts }: Pick<BesideCustomers, "debts">): RawBuilder<unknown> {
  return sql`(
    select limited.id from company limited join ${debts.unpaidByCompany} owed on owed.company_id = limited.id
    where owed.unpaid > limited.credit_limit_minor)`;
}

/** By the place itself, by its company, or by its people where they are sought; each by an index of its own. */
function hasText(
  text: string,
  placesOfPeople: BesideCustomers["placesOfPeople"] | undefined,
): RawBuilder<unknown> {
  const pattern = sql`${containing(text)}`;
  return sql`s.id in (
    select s.id from ship_to s where ${shipToText} like fold_text(${pattern})
    union select of_company.id from ship_to of_company where of_company.company_id in (
      select c.id from company c where ${companyText} like fold_text(${pattern}))
    ${placesOfPeople === undefined ? sql`` : sql`union select person.ship_to_id from ${placesOfPeople(pattern)} person`})`;
}
