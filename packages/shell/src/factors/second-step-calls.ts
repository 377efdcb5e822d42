import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import type { AuthenticatorSecret } from "@vycep/contract/identity/factors.rest";
import { callAddress } from "../api/rest.ts";
import { door } from "../door/door.ts";
import { showPasskey } from "./passkey-browser.ts";

interface WayOn {
  readonly redirectTo: string;
}

/** POST /identity/interactions/{uid}/… : what follows the password in a sign-in under way. */
export function secondStepCalls(interaction: string) {
  const post = <Answer>(part: string, body?: object) =>
    callAddress<Answer>(`${door.identityPath}/interactions/${encodeURIComponent(interaction)}/${part}`, {
      method: "POST",
      body,
      isPublic: true,
    });
  return {
    giveCode: (code: string) => post<WayOn>("code", { code }),
    givePasskey: async (): Promise<WayOn | undefined> => {
      const options = await post<PublicKeyCredentialRequestOptionsJSON>("passkey-options");
      const response = await showPasskey(options);
      return response && post<WayOn>("passkey", { response });
    },
    beginAuthenticator: () => post<AuthenticatorSecret>("authenticator"),
    confirmAuthenticator: (code: string) =>
      post<WayOn & { readonly recoveryCodes: readonly string[] }>("authenticator/confirm", { code }),
  };
}

/** What a browser is told to make a key. */
export type PasskeyToMake = PublicKeyCredentialCreationOptionsJSON;
