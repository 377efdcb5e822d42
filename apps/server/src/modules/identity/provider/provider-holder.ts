import type Provider from "oidc-provider";
import type { Deps } from "../../../platform/deps.ts";
import type { Door } from "../door.ts";
import type { IdentityDeps } from "../identity.deps.ts";
import type { SigningKey } from "./signing-keys.ts";

export type ProviderHolder = () => Promise<Provider>;

/**
 * The provider needs the keys from the database, which may be away at start, and is the largest library of the
 * house: it is loaded and made when it is first asked for, so that a start need not wait for either. It keeps the keys
 * that it was made with, so another is made when they change; what it remembers is in the database.
 */
export function providerHolder(deps: Deps & IdentityDeps, door: Door): ProviderHolder {
  let made: { readonly of: string; readonly provider: Promise<Provider> } | undefined;
  return async () => {
    const keys = await deps.identity.keys.all();
    const of = keys.map(({ kid, isRetired }) => `${kid} ${isRetired}`).join();
    if (made?.of !== of) made = { of, provider: make({ ...deps, door }, keys) };
    const { provider } = made;
    provider.catch(() => {
      made = undefined;
    });
    return provider;
  };
}

async function make(
  deps: Deps & IdentityDeps & { readonly door: Door },
  keys: readonly SigningKey[],
): Promise<Provider> {
  const { createProvider } = await import("./oidc-provider.ts");
  return createProvider(deps, keys);
}
