import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { AuthenticatorSecret, Factors, FreshSignInBody } from "@vycep/contract/identity/factors.rest";
import { useAction } from "../actions/use-action.ts";
import { callAddress } from "../api/rest.ts";
import { door } from "../door/door.ts";
import { failureOf } from "../failures/api-error.ts";
import { makePasskey, showPasskey } from "./passkey-browser.ts";
import type { PasskeyToMake } from "./second-step-calls.ts";

const key = ["identity", "factors"] as const;

/** GET /identity/factors; nothing where another issuer signs people in: then they are that issuer's business. */
export function factorsQuery() {
  return queryOptions({
    queryKey: key,
    queryFn: async ({ signal }): Promise<Factors | null> => {
      try {
        return await callAddress<Factors>(`${door.identityPath}/factors`, { signal });
      } catch (thrown) {
        if (failureOf(thrown).status === 404) return null;
        throw thrown;
      }
    },
  });
}

interface RecoveryCodes {
  readonly recoveryCodes: readonly string[];
}

/** Everything that changes one's own factors; each reads them anew. */
export function useFactorActions() {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: key });
  return {
    refresh,
    beginAuthenticator: useAction(() =>
      callAddress<AuthenticatorSecret>(`${door.identityPath}/authenticator`, { method: "POST" }),
    ),
    removeAuthenticator: useAction(
      () => callAddress(`${door.identityPath}/authenticator`, { method: "DELETE" }),
      {
        refresh,
      },
    ),
    renewCodes: useAction(
      () => callAddress<RecoveryCodes>(`${door.identityPath}/recovery-codes`, { method: "POST" }),
      {
        refresh,
      },
    ),
    addPasskey: useAction(addPasskey, { refresh }),
    renamePasskey: useAction(
      ({ id, name }: { readonly id: string; readonly name: string }) =>
        callAddress(`${door.identityPath}/passkeys/${id}`, { method: "PATCH", body: { name } }),
      { refresh },
    ),
    removePasskey: useAction(
      (id: string) => callAddress(`${door.identityPath}/passkeys/${id}`, { method: "DELETE" }),
      {
        refresh,
      },
    ),
  };
}

export function confirmAuthenticator(code: string): Promise<RecoveryCodes> {
  return callAddress<RecoveryCodes>(`${door.identityPath}/authenticator/confirm`, {
    method: "POST",
    body: { code },
  });
}

/** Nothing when the person thought better of it. */
async function addPasskey(name: string): Promise<RecoveryCodes | undefined> {
  const options = await callAddress<PasskeyToMake>(`${door.identityPath}/passkeys/options`, {
    method: "POST",
  });
  const response = await makePasskey(options);
  return (
    response &&
    callAddress<RecoveryCodes>(`${door.identityPath}/passkeys`, { method: "POST", body: { name, response } })
  );
}

/** POST /identity/fresh-sign-in */
export function freshSignIn(body: FreshSignInBody): Promise<unknown> {
  return callAddress(`${door.identityPath}/fresh-sign-in`, { method: "POST", body });
}

/** Whether a passkey was shown. */
export async function freshSignInByPasskey(): Promise<boolean> {
  const options = await callAddress<Parameters<typeof showPasskey>[0]>(
    `${door.identityPath}/fresh-sign-in/passkey-options`,
    { method: "POST" },
  );
  const response = await showPasskey(options);
  if (response === undefined) return false;
  await callAddress(`${door.identityPath}/fresh-sign-in/passkey`, { method: "POST", body: { response } });
  return true;
}
