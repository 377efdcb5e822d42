import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";

/** Whether this browser has passkeys for this address: they are bound to a domain name, and a bare address is none. */
export function canUsePasskeys(): boolean {
  const isAddress = /^[\d.]+$|:/.test(location.hostname.replace(/^\[|\]$/g, ""));
  return "PublicKeyCredential" in window && window.isSecureContext && !isAddress;
}

/** What the browser made, or nothing when the person thought better of it. */
export async function makePasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
  const { startRegistration } = await import("@simplewebauthn/browser");
  return startRegistration({ optionsJSON }).catch(orGivenUp);
}

/** What the browser signed, or nothing when the person thought better of it. */
export async function showPasskey(optionsJSON: PublicKeyCredentialRequestOptionsJSON) {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  return startAuthentication({ optionsJSON }).catch(orGivenUp);
}

/** Browsers do not tell a closed dialog from one that ran out of time, nor from a key that is not here. */
function orGivenUp(cause: unknown): undefined {
  if (cause instanceof Error && (cause.name === "NotAllowedError" || cause.name === "AbortError")) return;
  throw cause;
}
