import { useQueryClient } from "@tanstack/react-query";
import type {
  UpdateUserBody,
  UserStatusAnswer,
  UserStatusBody,
} from "@vycep/contract/users/user-administration.rest";
import { useAction } from "@vycep/shell/actions/use-action";
import { callService } from "@vycep/shell/api/rest";
import { allUsersKey, usersKey } from "./use-all-users.ts";

/** PATCH users/SetUserStatus: one user or many (REST-17, USERADMIN-13, USERADMIN-14). */
export function useSetUserStatus() {
  const refresh = useRefresh();
  const act = (body: UserStatusBody) =>
    callService<UserStatusAnswer>("customerData", "/users/SetUserStatus", { method: "PATCH", body });
  return useAction(act, { refresh });
}

/** Sets users to where they stood before; who could not be is told like any other failure. */
export function useTakeBack() {
  const { run } = useSetUserStatus();
  return async (ways: readonly UserStatusBody[]) => {
    for (const way of ways) await run(way);
  };
}

/** PUT users/UpdateUser/{id}: roles and switches at places (REST-15). */
export function useUpdateUser(uid: string) {
  const refresh = useRefresh();
  const path = `/users/UpdateUser/${encodeURIComponent(uid)}`;
  const act = (body: UpdateUserBody) =>
    callService<{ result: boolean }>("customerData", path, { method: "PUT", body });
  return useAction(act, { refresh, showsOwnFailure: true });
}

/** POST users/ResendVerificationEmail/{id}: a new link, the old one is good no more (REST-18, USERADMIN-12). */
export function useResendInvitation(uid: string, failed: string) {
  const refresh = useRefresh();
  const path = `/users/ResendVerificationEmail/${encodeURIComponent(uid)}`;
  const act = (email: string) =>
    callService<{ result: boolean }>("customerData", path, { method: "POST", body: { email } });
  return useAction(act, { refresh, failed });
}

/** DELETE users/DeleteInvitation/{id}: one that was never used (D42). */
export function useDeleteInvitation(uid: string) {
  const client = useQueryClient();
  const path = `/users/DeleteInvitation/${encodeURIComponent(uid)}`;
  return useAction(() => callService<{ result: boolean }>("customerData", path, { method: "DELETE" }), {
    // The page of who is gone is left; asking for them again would fail.
    refresh: async () => {
      await client.invalidateQueries({ queryKey: usersKey, refetchType: "none" });
      await client.invalidateQueries({ queryKey: allUsersKey });
    },
    isLast: () => true,
  });
}

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: usersKey });
}
