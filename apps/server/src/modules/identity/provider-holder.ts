import type Provider from "oidc-provider";
import type { Deps } from "../../platform/deps.ts";
import type { IdentityDeps } from "./identity.deps.ts";

export type ProviderHolder = () => Promise<Provider>;

/**
 * The provider needs the keys from the database, which may be away at start, and is the largest library of the
 * house: it is loaded and made when it is first asked for, so that a start need not wait for either.
 */
export function providerHolder(deps: Deps & IdentityDeps): ProviderHolder {
  let made: Promise<Provider> | undefined;
  return () => {
    made ??= make(deps);
    made.catch(() => {
      made = undefined;
    });
    return made;
  };
}

async function make(deps: Deps & IdentityDeps): Promise<Provider> {
  const { createProvider } = await import("./oidc-provider.ts");
  return createProvider(deps, await deps.identity.keys.all());
}
