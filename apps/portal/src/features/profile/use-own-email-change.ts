import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type {
  ChangeEmailBody,
  ConfirmEmailAnswer,
  EmailChangeAnswer,
} from "@vycep/contract/profile/email-change.rest";
import { useAction } from "@vycep/shell/actions/use-action";
import { callService } from "@vycep/shell/api/rest";

const path = "/users/ChangeOwnEmail";

/** GET users/ChangeOwnEmail: the change of one's own e-mail that waits for a mailbox. */
export function ownEmailChangeQuery() {
  return queryOptions({
    queryKey: ["profile", "ChangeOwnEmail"],
    queryFn: ({ signal }) => callService<EmailChangeAnswer>("customerData", path, { signal }),
  });
}

export function useOwnEmailChange() {
  return useQuery(ownEmailChangeQuery());
}

/** POST users/ChangeOwnEmail: begins it, with the password. */
export function useChangeOwnEmail() {
  const client = useQueryClient();
  return useAction(
    async (body: ChangeEmailBody) => {
      const answer = await callService<EmailChangeAnswer>("customerData", path, { method: "POST", body });
      client.setQueryData(ownEmailChangeQuery().queryKey, answer);
      return answer;
    },
    { showsOwnFailure: true },
  );
}

/** DELETE users/ChangeOwnEmail: takes it back. */
export function useCancelOwnEmailChange() {
  const client = useQueryClient();
  return useAction(async () => {
    const answer = await callService<EmailChangeAnswer>("customerData", path, { method: "DELETE" });
    client.setQueryData(ownEmailChangeQuery().queryKey, answer);
    return answer;
  });
}

/** POST users/ConfirmOwnEmail: one mailbox agrees, by the secret of its link; nobody need be signed in. */
export function useConfirmOwnEmail() {
  const client = useQueryClient();
  return useAction(
    (secret: string) =>
      callService<ConfirmEmailAnswer>("customerData", "/users/ConfirmOwnEmail", {
        method: "POST",
        body: { secret },
        isPublic: true,
      }),
    {
      showsOwnFailure: true,
      refresh: () =>
        client.invalidateQueries({
          predicate: ({ queryKey: [noun] }) => noun === "users" || noun === "profile",
        }),
    },
  );
}
