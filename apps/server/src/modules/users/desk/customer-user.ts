import { isOfferedAt } from "@vycep/domain/access/role-rights";
import { type CompanyId, toId, type UserId } from "@vycep/domain/kernel/ids";
import { sql } from "kysely";
import type { DeskContext, Staff } from "../../../platform/desk/desk-context.ts";
import type { DeskCustomerRole, DeskCustomerUser } from "../../../platform/desk/desk-graphql.gen.ts";
import { readPage } from "../../../platform/list/read-list.ts";
import { inOneStatement } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { auditFactsInSql, type DeskEntry } from "../../audit/audit.facts.ts";
import { differencesIn, reasonIn } from "../../audit/audit-detail.facts.ts";
import { loadRoles } from "../administration/roles.repo.ts";
import { userRowOf } from "./customer-users.ts";
import { deskUserList } from "./desk-user-list.repo.ts";
import type { UserDeskDeps } from "./user-desk.deps.ts";

/** One person of customers; that somebody looked at their data is written down (DCUST-03, DCUST-05, DAUD-01). */
export async function customerUser(
  deps: UserDeskDeps,
  context: DeskContext,
  uid: string,
): Promise<DeskCustomerUser | null> {
  const staff = await context.staff();
  const found = await userRecord(deps, staff, uid);
  if (!found) return null;
  await inOneStatement(deps.db, (tx) =>
    recordAudit(tx, {
      ...{
        at: deps.clock.instant(),
        uid: toId<UserId>(staff.uid),
        companyId: null,
        action: "user.looked-at",
      },
      ...{ subjectKind: "user", subjectId: uid, requestId: context.requestId, detail: {} },
    }),
  );
  return found;
}

/** The same for whoever just changed them. */
export async function userRecord(
  { db, lastSignIn, nameOf }: UserDeskDeps,
  { reach }: Pick<Staff, "reach">,
  uid: string,
): Promise<DeskCustomerUser | null> {
  const companiesInReach = reach === "everything" ? undefined : [...reach];
  const {
    items: [row],
  } = await readPage(db, deskUserList(lastSignIn, { uid, companiesInReach }, true), { limit: 1 });
  if (!row) return null;
  const { rows } = await sql<{ history: readonly DeskEntry[] }>`
    select ${auditFactsInSql.historyOf({ kind: "user", id: sql`${uid}`, companies: companiesInReach }, nameOf)} as history`.execute(
    db,
  );
  const history = rows[0]?.history ?? [];
  return {
    row: userRowOf(row),
    history: history.map(({ at, name, action, detail }) => ({
      ...{ at: new Date(at).toISOString(), by: name, action, reason: reasonIn(detail) },
      changes: differencesIn(detail),
    })),
  };
}

/** The roles that there are to give. */
export async function customerRoles({ db }: UserDeskDeps): Promise<DeskCustomerRole[]> {
  const roles = await loadRoles(db, toId<CompanyId>("none"));
  return roles.map(({ id, name }) => ({
    ...{ id, name },
    customerTypes: ["POS", "WHS"].filter((type) => isOfferedAt(name, type)),
  }));
}
