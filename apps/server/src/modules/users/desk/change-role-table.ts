import {
  judgeRoleMarks,
  permissionsAfterChange,
  type RoleMarksRefusal,
} from "@vycep/domain/access/change-role";
import { PERMISSIONS, parsePermissions } from "@vycep/domain/access/permission";
import type { RoleMark, RoleMarks } from "@vycep/domain/access/role-rights";
import { toId, type UserId } from "@vycep/domain/kernel/ids";
import { say } from "@vycep/words/engine/sentence";
import { roleTableMessages } from "@vycep/words/role-table/answers";
import type { Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  ChangeRoleTableInput,
  DeskRoleTableAnswer,
  RoleMarksInput,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../platform/errors.ts";
import { doneOrRolledBack, inTransaction } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { type AuditedFields, detailOfChange } from "../../audit/audit-detail.facts.ts";
import { type RoleRecord, rolesOfAll } from "../administration/roles.repo.ts";
import { holdRoles, keepMarks, permissionTexts, replacePermissions } from "./role-table.repo.ts";
import { listOfMarks, roleTable } from "./role-table.ts";

const mostRoles = 100;

type NotDone = (
  | RoleMarksRefusal
  | { readonly kind: "changed-meanwhile" | "role-unknown" | "nothing-changed" }
) & {
  readonly roleId: string;
};

type Change = { readonly role: RoleRecord; readonly after: RoleMarks };

/**
 * Changes what roles say of the screens, all of them or none, and with it what their holders have at each place, with an entry in the
 * log for each role; open pages of whom it touches hear by the change itself (DCONF-02).
 */
export async function changeRoleTable(
  { db, clock }: Pick<Deps, "db" | "clock">,
  context: DeskContext,
  { roles: wanted }: ChangeRoleTableInput,
): Promise<DeskRoleTableAnswer> {
  const ids = wanted.map(({ id }) => id);
  if (wanted.length === 0 || wanted.length > mostRoles || new Set(ids).size !== ids.length)
    throw badInput("input-invalid", undefined, [{ path: "input.roles", code: "range" }]);
  const { uid } = await context.staff();
  const done = await doneOrRolledBack<ReadonlySet<string>, NotDone>((rollBack) =>
    inTransaction(db, async (tx) => {
      const known = await holdRoles(tx, ids);
      const roles = new Map((await rolesOfAll(tx)).map((role) => [role.id, role]));
      const touched = new Set<string>();
      for (const { id: roleId, seen, marks } of wanted) {
        const role = known.has(roleId) ? roles.get(roleId) : undefined;
        if (role === undefined) return rollBack({ kind: "role-unknown", roleId });
        if (!isSame(listOfMarks(role.marks), seen)) return rollBack({ kind: "changed-meanwhile", roleId });
        if (isSame(seen, marks)) return rollBack({ kind: "nothing-changed", roleId });
        const after = marksIn({ marks });
        const verdict = judgeRoleMarks(role.name, after);
        if (!verdict.ok) return rollBack({ ...verdict.refusal, roleId });
        const holders = await change(tx, { role, after });
        for (const holder of holders) touched.add(holder);
        await recordAudit(tx, {
          ...{ at: clock.instant(), uid: toId<UserId>(uid), companyId: null, requestId: context.requestId },
          ...{ action: "role.changed", subjectKind: "role", subjectId: role.name },
          detail: {
            ...detailOfChange(toldOfMarks(role.marks), toldOfMarks(after)),
            touched: new Set(holders).size,
          },
        });
      }
      return touched;
    }),
  );
  return {
    table: await roleTable(db, context),
    touched: done.ok ? done.value.size : 0,
    refusal: done.ok ? null : refusalOf(done.refusal, context),
  };
}

/** Keeps the marks and gives each holder what they have now; answers whose rights are others. */
async function change(tx: Tx, { role, after }: Change): Promise<readonly string[]> {
  await keepMarks(tx, role.id, after);
  const changes = new Map(
    (await permissionTexts(tx, role.id)).flatMap((text) => {
      const held = parsePermissions(text);
      const next = permissionsAfterChange(role.marks, after, held);
      const isAsBefore = next.length === held.length && next.every((one) => held.includes(one));
      return isAsBefore ? [] : [[text, next] as const];
    }),
  );
  return replacePermissions(tx, role.id, changes);
}

function marksIn({ marks }: Pick<RoleMarksInput, "marks">): RoleMarks {
  if (marks.length !== PERMISSIONS.length)
    throw badInput("input-invalid", undefined, [{ path: "input.roles.marks", code: "range" }]);
  return Object.fromEntries(PERMISSIONS.map((permission, place) => [permission, marks[place]]));
}

function isSame(one: readonly RoleMark[], other: readonly RoleMark[]): boolean {
  return one.length === other.length && one.every((mark, place) => mark === other[place]);
}

/** As the log says them. */
export function toldOfMarks(marks: RoleMarks): AuditedFields {
  const of = (wanted: RoleMark) =>
    PERMISSIONS.filter((permission) => marks[permission] === wanted).join(", ");
  return { allowed: of("allowed"), optionalOn: of("optional_on"), optionalOff: of("optional_off") };
}

function refusalOf({ kind, roleId }: NotDone, { language }: DeskContext) {
  return { code: kind, message: say(roleTableMessages[kind], language), roleId };
}
