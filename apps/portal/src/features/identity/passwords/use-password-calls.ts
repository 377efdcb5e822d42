import { queryOptions } from "@tanstack/react-query";
import type {
  ChangePasswordBody,
  FirstPasswordBody,
  JoinBody,
  LinkAnswer,
  PasswordSetAnswer,
  ResetPasswordBody,
} from "@vycep/contract/identity/password.rest";
import { useAction } from "@vycep/shell/actions/use-action";
import { callAddress, callService } from "@vycep/shell/api/rest";
import { type Failure, failureOf } from "@vycep/shell/failures/api-error";

/** POST /identity/link: looking at a link uses nothing up. */
export function linkQuery(token: string) {
  return queryOptions({
    queryKey: ["identity", "link", token],
    queryFn: ({ signal }) =>
      callAddress<LinkAnswer>("/identity/link", { method: "POST", body: { token }, signal, isPublic: true }),
    retry: false,
    // A server that is away says nothing about the link.
    throwOnError: (error) => isOutage(failureOf(error)),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function isOutage({ kind, code }: Failure): boolean {
  return kind !== "refused" || code === "too-many-requests";
}

/** PUT users/SetFirstPassword (REST-10) */
export function useSetFirstPassword() {
  return useAction(
    (body: FirstPasswordBody) =>
      callService<PasswordSetAnswer>("customerData", "/users/SetFirstPassword", {
        method: "PUT",
        body,
        isPublic: true,
      }),
    { showsOwnFailure: true, isLast: () => true },
  );
}

/** POST /identity/join */
export function useJoin() {
  return useAction(
    (body: JoinBody) => callAddress("/identity/join", { method: "POST", body, isPublic: true }),
    { showsOwnFailure: true, isLast: () => true },
  );
}

/** POST /identity/reset-password */
export function useResetPassword() {
  return useAction(
    (body: ResetPasswordBody) =>
      callAddress("/identity/reset-password", { method: "POST", body, isPublic: true }),
    { showsOwnFailure: true, isLast: () => true },
  );
}

/** POST /identity/link/renew */
export function useRenewLink() {
  return useAction(
    (token: string) =>
      callAddress("/identity/link/renew", { method: "POST", body: { token }, isPublic: true }),
    { showsOwnFailure: true },
  );
}

/** PUT users/ChangePassword/{UID} (REST-16) */
export function useChangePassword(uid: string) {
  return useAction(
    (body: ChangePasswordBody) =>
      callService<PasswordSetAnswer>("customerData", `/users/ChangePassword/${encodeURIComponent(uid)}`, {
        method: "PUT",
        body,
      }),
    { showsOwnFailure: true },
  );
}
