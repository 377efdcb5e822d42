import type { Cell } from "@vycep/tables/write-csv";
import {
  companyColumns,
  customerTypeWords,
  exportNames,
  exportYes,
  inWords,
  shipToColumns,
} from "@vycep/words/desk-exports/answers";
import { weekdayNames } from "@vycep/words/engine/weekday-names";
import { localMomentOf } from "../../../platform/clock.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import { type DeskExport, rowsOfList } from "../../../platform/desk/desk-export.ts";
import { type CompaniesArgs, companiesAsked, companyRowOf } from "./companies.ts";
import type { CustomerDeskDeps } from "./customer-desk.deps.ts";
import type { DeskCompanyListRow } from "./desk-company-list.repo.ts";
import type { DeskShipToListRow } from "./desk-ship-to-list.repo.ts";
import { type ShipTosArgs, shipToRowOf, shipTosAsked } from "./ship-tos.ts";

type Language = DeskContext["language"];

/** Places of customers, as a file (DLIST-04). */
export function shipTosExport(deps: CustomerDeskDeps): DeskExport {
  return {
    operation: "shipTos",
    names: exportNames.shipTos,
    columns: Object.values(shipToColumns),
    read: async (context, args: ShipTosArgs, part) =>
      rowsOfList(deps.db, await shipTosAsked(deps, context, args), {
        part,
        row: (shipTo) => cellsOfShipTo(shipTo, context.language),
      }),
  };
}

/** Companies that buy, as a file (DLIST-04). */
export function companiesExport(deps: CustomerDeskDeps): DeskExport {
  return {
    operation: "companies",
    names: exportNames.companies,
    columns: Object.values(companyColumns),
    read: async (context, args: CompaniesArgs, part) =>
      rowsOfList(deps.db, await companiesAsked(deps, context, args), {
        part,
        row: (company) => cellsOfCompany(company, context.language),
      }),
  };
}

/** In the order of `shipToColumns`. */
function cellsOfShipTo(found: DeskShipToListRow, language: Language): readonly Cell[] {
  const { weekdays, ...row } = shipToRowOf(found);
  const names = weekdayNames(language, "short");
  const daysOf = (days: readonly number[]) => days.map((day) => names[day - 1] ?? "").join(" ");
  return [
    ...[row.id, row.name, row.street, row.zip, row.city, row.market],
    inWords(customerTypeWords, row.customerType, language),
    ...[row.companyId, row.companyName, row.priceList],
    ...[weekdays.standard, weekdays.truck, weekdays.tank, weekdays.unfiltered].map(daysOf),
    row.isSuspended ? exportYes[language] : "",
    { minor: row.unpaidMinor },
    row.money.currency,
    found.lastOrderAt === null ? "" : { day: localMomentOf(found.lastOrderAt).date },
  ];
}

/** In the order of `companyColumns`. */
function cellsOfCompany(found: DeskCompanyListRow, language: Language): readonly Cell[] {
  const { money, ...row } = companyRowOf(found);
  return [
    ...[row.id, row.erpNumber, row.name, row.city, row.ico, row.market],
    inWords(customerTypeWords, row.customerType, language),
    ...[row.priceList, row.salespeople.join(", "), row.shipToCount, row.userCount],
    { minor: money.unpaidMinor },
    { minor: money.overdueMinor },
    money.creditLimitMinor == null ? "" : { minor: money.creditLimitMinor },
    money.currency,
  ];
}
