import type { AllUsersAnswer, AllUsersQuery } from "@vycep/contract/users/user-administration.rest";
import { pagingOf } from "../../../platform/list/paging.ts";
import { readPage } from "../../../platform/list/read-list.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import type { AdministrationDeps } from "./administration.deps.ts";
import { type Administrator, administratorOf } from "./administration.policy.ts";
import { encodeManagedUser } from "./managed-user.ts";
import { memberList } from "./members.repo.ts";

/**
 * The users of the company whom the actor may see (REST-13, USERADMIN-03): found by name or e-mail, place, role and
 * status. Two statements: the actor, and the page with its count.
 */
export async function getAllUsersInfo(
  deps: AdministrationDeps,
  context: RequestContext,
  query: AllUsersQuery,
): Promise<AllUsersAnswer> {
  const administrator = administratorOf(await context.actor());
  const list = seenUsers(deps, administrator, query);
  const { items, total } = await readPage(deps.db, list, pagingOf(query, { usual: 20 }));
  return { users: items.map((user) => encodeManagedUser(administrator, user)), total };
}

/** The list of those whom an administrator may see and the filters find; a file has the same. */
export function seenUsers(
  { lastSignIn }: Pick<AdministrationDeps, "lastSignIn">,
  { companyId, member, places, seesAll }: Administrator,
  query: Omit<AllUsersQuery, "currentPage" | "pageSize">,
): ReturnType<typeof memberList> {
  const filter = {
    seenBy: seesAll ? undefined : { uid: member.uid, places },
    text: query.search?.trim() || undefined,
    shipToId: query.shipTo,
    roleId: query.role,
    status: query.status,
  };
  return memberList({ companyId, lastSignIn }, filter, query);
}
