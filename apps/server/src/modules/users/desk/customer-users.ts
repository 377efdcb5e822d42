import { parsePermissions } from "@vycep/domain/access/permission";
import { soughtText } from "@vycep/domain/ship-to/sought-text";
import type { DeskContext, Staff } from "../../../platform/desk/desk-context.ts";
import type {
  DeskCustomerUserFilter,
  DeskCustomerUserPage,
  DeskCustomerUserRow,
  DeskUserStatus,
  QueryCustomerUsersArgs,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { readDeskPage } from "../../../platform/list/desk-page.ts";
import { inOneStatement } from "../../../platform/transaction.ts";
import { recordLooks } from "../../audit/audit.commands.ts";
import { type DeskUserListRow, type DeskUserSearch, deskUserList } from "./desk-user-list.repo.ts";
import type { UserDeskDeps } from "./user-desk.deps.ts";

/** The contract gives these a value where nobody did. */
export type CustomerUsersArgs = QueryCustomerUsersArgs & {
  readonly [Name in "filter" | "ascending" | "first"]: NonNullable<QueryCustomerUsersArgs[Name]>;
};

/** People of all customers, or of those that sales are assigned to; that somebody saw whom the page names is written down (DCUST-01, DLIST-01, DAUD-01). */
export async function customerUsers(
  deps: UserDeskDeps,
  context: DeskContext,
  args: CustomerUsersArgs,
): Promise<DeskCustomerUserPage> {
  const page = await readDeskPage(deps.db, await customerUsersAsked(deps, context, args), args);
  const { uid } = await context.staff();
  const look = { at: deps.clock.instant(), uid, requestId: context.requestId };
  const named = page.items.map((row) => row.uid);
  await inOneStatement(deps.db, (tx) => recordLooks(tx, look, named));
  return { ...page, items: page.items.map(userRowOf) };
}

/** The list that is asked for, of what its reader may see. */
export async function customerUsersAsked(
  { lastSignIn }: UserDeskDeps,
  context: DeskContext,
  { filter, ascending }: CustomerUsersArgs,
) {
  return deskUserList(lastSignIn, usersSought(filter, await context.staff()), ascending);
}

/** What a filter means for one of the staff. */
export function usersSought(filter: DeskCustomerUserFilter, { reach }: Pick<Staff, "reach">): DeskUserSearch {
  const text = soughtText(filter.text ?? "");
  return {
    companiesInReach: reach === "everything" ? undefined : [...reach],
    text: text === "" ? undefined : text,
    statuses: filter.statuses?.flatMap((status) => stored[status]),
    companies: filter.companies ?? undefined,
    shipTos: filter.shipTos ?? undefined,
    roles: filter.roles ?? undefined,
  };
}

/** As the tables have them: two words for one thing came with the data (OP-30). */
const stored: Readonly<Record<DeskUserStatus, readonly string[]>> = {
  active: ["Active"],
  invited: ["Invited"],
  suspended: ["Suspended"],
  deactivated: ["Deactivated", "Inactive"],
  exited: ["Exited", "Move Out"],
};

const statuses: readonly DeskUserStatus[] = ["active", "invited", "suspended", "deactivated", "exited"];

/** A row as the API tells it. */
export function userRowOf({
  status,
  places,
  companies,
  createdAt,
  lastSignInAt,
  ...row
}: DeskUserListRow): DeskCustomerUserRow {
  return {
    ...row,
    status: toldStatus(status),
    companies: companies.map((company) => ({ ...company, status: toldStatus(company.status) })),
    createdAt: createdAt.toISOString(),
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
    places: places.map(({ status: standing, permissions, ...place }) => ({
      ...place,
      isSuspended: standing !== "APPROVED",
      permissions: [...parsePermissions(permissions)],
    })),
  };
}

function toldStatus(status: string): DeskUserStatus {
  return statuses.find((one) => stored[one].includes(status)) ?? "deactivated";
}
