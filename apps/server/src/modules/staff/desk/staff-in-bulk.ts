import type { StaffRole } from "@vycep/domain/staff/staff-role";
import { sql } from "kysely";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeskBulkAnswer,
  DeskStaffAct,
  DeskStaffInBulkInput,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { beginBulk } from "../../bulk/bulk.commands.ts";
import { type BulkAct, type BulkWork, notBegun, recordsOf } from "../../bulk/bulk.facts.ts";
import { holdStaff } from "../staff.commands.ts";
import { type StaffRow, staffByUid } from "../staff.facts.ts";
import { changeStaff } from "./change-staff.ts";
import { endStaffSessions } from "./end-staff-sessions.ts";
import type { StaffDeps } from "./staff.deps.ts";
import { staffRefusal } from "./staff-refusal.ts";

/** Begins to do something to many of the staff (DLIST-03): those that are named, or everybody; asked for a fresh sign-in as for one of them (D38). */
export async function changeStaffMembers(
  deps: StaffDeps,
  context: DeskContext,
  { key, ids, act, role }: DeskStaffInBulkInput,
): Promise<DeskBulkAnswer> {
  if (act !== "endSessions") await context.requireFresh("roles");
  if ((act === "giveRole" || act === "takeRole") && role == null)
    return notBegun({ ...staffRefusal("no-role", context.language).refusal, field: "role" });
  const everybody = sql`select uid, first_name || ' ' || last_name as name from staff_member`;
  return inTransaction(deps.db, (tx) =>
    beginBulk(tx, context, {
      at: deps.clock.instant(),
      ...{ key, list: "staff", act: { kind: act, role } },
      records: recordsOf(everybody, ids, { id: sql`f.uid`, name: sql`f.name` }),
    }),
  );
}

/** What is done to one of the staff in bulk, by the command that is used on them alone. */
export function staffBulk(depsOf: (deps: Deps) => StaffDeps): BulkWork {
  return {
    ...{ list: "staff", needs: { area: "staff", power: "change" } },
    change: async (base, context, { id: uid, act }) => {
      const deps = depsOf(base);
      const { language } = context;
      const { kind, role } = act as BulkAct<DeskStaffAct>;
      if (kind === "endSessions") return (await endStaffSessions(deps, context, uid)).refusal;
      // Held first, so that they are as they were read until the row is closed.
      const kept = await inTransaction(deps.db, async (tx) => {
        await holdStaff(tx);
        return staffByUid(tx, uid);
      });
      if (kept === undefined) return staffRefusal("member-unknown", language).refusal;
      const { status, roles } = changedBy(kept, { kind, role });
      if (status === kept.status && roles.length === kept.roles.length)
        return staffRefusal("so-already", language).refusal;
      const { version, companies } = kept;
      const input = { uid, version, status, roles: [...roles], companies: [...companies] };
      return (await changeStaff(deps, context, input)).refusal;
    },
  };
}

function changedBy(
  kept: StaffRow,
  { kind, role }: BulkAct<Exclude<DeskStaffAct, "endSessions">>,
): Pick<StaffRow, "status" | "roles"> {
  const { status, roles } = kept;
  const others = roles.filter((held) => held !== role);
  switch (kind) {
    case "suspend":
      return { status: "suspended", roles };
    case "letIn":
      return { status: "active", roles };
    case "giveRole":
      return { status, roles: [...others, role as StaffRole] };
    case "takeRole":
      return { status, roles: others };
  }
}
