import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { RawBuilder } from "kysely";
import type { Db } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Staff } from "../../../platform/desk/desk-context.ts";

type Sql = RawBuilder<unknown>;

/** What stands beside companies and places and belongs to other nouns, as pieces of SQL; the wiring brings it. */
export type BesideCustomers = {
  readonly debts: {
    /** Of many at once, a table of company_id, unpaid, overdue, by_place. */
    readonly ofCompanies: (companyIds: Sql, today: LocalDate) => Sql;
    readonly lateCompanies: (today: LocalDate) => Sql;
    readonly unpaidByCompany: Sql;
  };
  /** In which money a price list is; undefined where there is none. */
  readonly currencyOfList: (db: Db, code: string) => Promise<string | undefined>;
  /** The price lists there are. */
  readonly priceLists: (db: Db) => Promise<readonly { readonly code: string; readonly currency: string }[]>;
  readonly lastOrderAt: (shipToId: Sql) => Sql;
  /** How many people a company has, counted up to one more than a most, where there is one. */
  readonly userCountOf: (companyId: Sql, most?: number) => Sql;
  readonly placesOfPeople: (pattern: Sql) => Sql;
  readonly salespeopleOf: (companyId: Sql) => Sql;
  /** First and last name of a customer's person or one of the staff. */
  readonly nameOf: (uid: Sql) => Sql;
};

export type CustomerDeskDeps = Deps & { readonly beside: BesideCustomers };

/** The companies that somebody sees, where these are not all. */
export function companiesInReach({ reach }: Pick<Staff, "reach">): readonly string[] | undefined {
  return reach === "everything" ? undefined : [...reach];
}
