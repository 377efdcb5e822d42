import { nameOfLanguage, parseLanguage } from "@vycep/domain/market/language";
import type { Cell } from "@vycep/tables/write-csv";
import { exportNames, inWords, userColumns, userStatusWords } from "@vycep/words/desk-exports/answers";
import { localMomentOf } from "../../../platform/clock.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import { type DeskExport, rowsOfList } from "../../../platform/desk/desk-export.ts";
import { type CustomerUsersArgs, customerUsersAsked, userRowOf } from "./customer-users.ts";
import type { DeskUserListRow } from "./desk-user-list.repo.ts";
import type { UserDeskDeps } from "./user-desk.deps.ts";

/** People of customers, as a file (DLIST-04). */
export function usersExport(deps: UserDeskDeps): DeskExport {
  return {
    operation: "customerUsers",
    names: exportNames.customerUsers,
    columns: Object.values(userColumns),
    read: async (context, args: CustomerUsersArgs, part) =>
      rowsOfList(deps.db, await customerUsersAsked(deps, context, args), {
        part,
        row: (user) => cellsOf(user, context.language),
      }),
  };
}

/** In the order of `userColumns`. */
function cellsOf(found: DeskUserListRow, language: DeskContext["language"]): readonly Cell[] {
  const { status, companies, places, ...row } = userRowOf(found);
  const speaks = parseLanguage(row.language);
  return [
    ...[row.lastName, row.firstName, row.email, row.phone],
    speaks === undefined ? row.language : nameOfLanguage(speaks),
    inWords(userStatusWords, status, language),
    companies.map(({ companyName }) => companyName).join(", "),
    places.map(({ shipToId, shipToName, roleName }) => `${shipToId} ${shipToName} (${roleName})`).join(", "),
    { day: localMomentOf(found.createdAt).date },
    found.lastSignInAt === null ? "" : { day: localMomentOf(found.lastSignInAt).date },
  ];
}
