import { MOST_EXPORTED_USERS } from "@vycep/contract/users/export-limit";
import type { UsersExportQuery } from "@vycep/contract/users/user-administration.rest";
import type { Cell } from "@vycep/tables/write-csv";
import { say } from "@vycep/words/engine/sentence";
import { exportColumns, exportCut, exportNames, roleInWords, statusNames } from "@vycep/words/users/answers";
import { localMomentOf } from "../../../platform/clock.ts";
import { type ExportFile, exportFile } from "../../../platform/list/export-file.ts";
import { readAll } from "../../../platform/list/read-list.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import type { AdministrationDeps } from "./administration.deps.ts";
import { administratorOf } from "./administration.policy.ts";
import { seenUsers } from "./get-all-users-info.ts";
import type { MemberRecord } from "./members.repo.ts";

/**
 * The users whom the actor may see as a file (USERADMIN-03): everybody whom the filters find, in the order of the list,
 * up to a most. Two statements, and one more for each further two thousand while it is written.
 */
export async function exportUsers(
  deps: AdministrationDeps,
  context: RequestContext,
  { format, ...query }: UsersExportQuery,
): Promise<{ readonly file: ExportFile; readonly total: number }> {
  const { language } = context;
  const list = seenUsers(deps, administratorOf(await context.actor()), query);
  const { total, pages } = await readAll(deps.db, list, { most: MOST_EXPORTED_USERS });
  const file = exportFile({
    format,
    name: `${exportNames.file[language]}-${deps.clock.now().date}`,
    sheet: exportNames.sheet[language],
    head: Object.values(exportColumns).map((column) => column[language]),
    pages,
    row: (user) => rowOf(user, language),
    foot: (shown) => (shown < total ? [[say(exportCut, language, { shown, total })]] : []),
  });
  return { file, total };
}

/** In the order of `exportColumns`. */
function rowOf(user: MemberRecord, language: RequestContext["language"]): readonly Cell[] {
  const roles = new Set(user.places.map(({ roleName }) => roleInWords(roleName, language)));
  return [
    user.lastName,
    user.firstName,
    user.email,
    user.phone,
    [...roles].join(", "),
    user.places.map(({ shipToId, name }) => `${shipToId} ${name}`).join(", "),
    statusNames[user.status][language],
    dayOf(user.createdAt),
    user.lastSignInAt === null ? "" : dayOf(user.lastSignInAt),
  ];
}

function dayOf(instant: Date): Cell {
  return { day: localMomentOf(instant).date };
}
