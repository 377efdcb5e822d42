import type { Cell } from "@vycep/tables/write-csv";
import {
  exportNames,
  inWords,
  staffColumns,
  staffFactorWords,
  staffRoleWords,
  staffStatusWords,
} from "@vycep/words/desk-exports/answers";
import { localMomentOf } from "../../../platform/clock.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskExport } from "../../../platform/desk/desk-export.ts";
import type { StaffMember } from "../../../platform/desk/desk-graphql.gen.ts";
import { listStaff } from "./list-staff.ts";
import type { StaffDeps } from "./staff.deps.ts";

/** Everybody who works at the desk, as a file (DLIST-04). */
export function staffExport(deps: StaffDeps): DeskExport {
  return {
    operation: "staff",
    names: exportNames.staff,
    columns: Object.values(staffColumns),
    read: async ({ language }) => {
      const members = await listStaff(deps, language);
      return { total: members.length, pages: inOneGo(members.map((member) => cellsOf(member, language))) };
    },
  };
}

async function* inOneGo(rows: readonly (readonly Cell[])[]) {
  yield rows;
}

/** In the order of `staffColumns`. */
function cellsOf(member: StaffMember, language: DeskContext["language"]): readonly Cell[] {
  const { lastSeenAt } = member;
  return [
    member.lastName,
    member.firstName,
    member.email,
    member.roles.map((role) => inWords(staffRoleWords, role, language)).join(", "),
    member.companies.join(", "),
    member.factors.map((factor) => inWords(staffFactorWords, factor, language)).join(", "),
    lastSeenAt == null ? "" : { day: localMomentOf(new Date(lastSeenAt)).date },
    inWords(staffStatusWords, member.status, language),
  ];
}
