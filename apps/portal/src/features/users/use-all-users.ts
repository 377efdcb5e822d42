import { queryOptions } from "@tanstack/react-query";
import type { AllUsersAnswer, ManagedUserInfo } from "@vycep/contract/users/user-administration.rest";
import { callService } from "@vycep/shell/api/rest";
import { type ListPage, pageThatIs } from "@vycep/shell/list/list-page";
import { type UsersState, usersAddress } from "./users-address.ts";

export const pageSize = 20;

/** Everything that is read of the company's users; a change of one makes all of it old. */
export const usersKey = ["users", "administration"] as const;

/** The list of them alone. */
export const allUsersKey = [...usersKey, "GetAllUsersInfo"] as const;

/** GET users/GetAllUsersInfo: a page of the users that the person manages (REST-13). */
export function allUsersQuery(state: UsersState) {
  const asked = { ...toQuery(state), pageSize };
  return queryOptions({
    queryKey: [...allUsersKey, asked, state.page],
    queryFn: ({ signal }): Promise<ListPage<ManagedUserInfo>> =>
      pageThatIs({ page: state.page, pageSize }, async (currentPage) => {
        const query = { ...asked, currentPage };
        const call = { query, signal };
        const answer = await callService<AllUsersAnswer>("customerData", "/users/GetAllUsersInfo", call);
        return { rows: answer.users, total: answer.total };
      }),
    staleTime: 10_000,
  });
}

/** What the list asks for, without its page; a file asks for the same. */
export function toQuery(state: UsersState) {
  const { key, direction } = usersAddress.sortParts(state.sort);
  return {
    search: state.q.trim() || undefined,
    shipTo: state.shipTo,
    role: state.role,
    status: state.status,
    sort: key,
    direction: direction === "descending" ? "desc" : "asc",
  };
}
