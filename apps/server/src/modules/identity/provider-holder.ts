import type Provider from "oidc-provider";
import type { Deps } from "../../platform/deps.ts";
import type { IdentityDeps } from "./identity.deps.ts";
import { createProvider } from "./oidc-provider.ts";

export type ProviderHolder = () => Promise<Provider>;

/** The provider needs the keys from the database, which may be away at start: it is made when first asked for. */
export function providerHolder(deps: Deps & IdentityDeps): ProviderHolder {
  let made: Promise<Provider> | undefined;
  return () => {
    made ??= deps.identity.keys.all().then((keys) => createProvider(deps, keys));
    made.catch(() => {
      made = undefined;
    });
    return made;
  };
}
