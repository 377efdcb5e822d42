import { randomBytes } from "node:crypto";
import { type AdapterPayload, type Client, type ClientMetadata, errors, Provider } from "oidc-provider";
import type { Deps } from "../../../platform/deps.ts";
import { AppError } from "../../../platform/errors.ts";
import { apiKeys, isKeyId, parseKey } from "../../../platform/secrets/api-key-secret.ts";
import { keyByText } from "../key-of-program.ts";
import { countedTry } from "../programs-at-the-door.ts";

/** Nobody's: the secret of a key is compared with its hash, in `takeKeysAsSecrets`. */
const nobodysSecret = randomBytes(32).toString("base64url");

/**
 * A key as a client of the provider, whose secret is the key itself: it gets tokens for itself and sends nobody anywhere (B16). Whether
 * there is such a key only its secret tells.
 */
export function clientOfKey(id: string): AdapterPayload | undefined {
  if (!isKeyId(id)) return undefined;
  const client: ClientMetadata = {
    client_id: id,
    client_secret: nobodysSecret,
    token_endpoint_auth_method: "client_secret_basic",
    grant_types: ["client_credentials"],
    response_types: [],
    redirect_uris: [],
    id_token_signed_response_alg: "ES256",
  };
  return client as AdapterPayload;
}

/** No other client gets tokens without a person. */
export function isOfKey(client: Client): boolean {
  return client.grantTypeAllowed("client_credentials");
}

type KeyDeps = Pick<Deps, "db" | "clock" | "config">;

/** Clients that are keys show their key; all others what the configuration says. */
export function takeKeysAsSecrets({ Client }: Provider, deps: KeyDeps): void {
  const compare = Client.prototype.compareClientSecret;
  Client.prototype.compareClientSecret = function compareSecret(this: Client, actual) {
    if (!isOfKey(this)) return compare.call(this, actual);
    return isKeyOf(deps, { id: this.clientId, text: actual });
  };
}

/**
 * Whether it is the key of that id, and good. Wrong ones are counted as wrong passwords are, for each address by itself: nobody
 * locks a program out from afar (D49).
 */
async function isKeyOf(
  deps: KeyDeps,
  { id, text }: { readonly id: string; readonly text: string },
): Promise<boolean> {
  const address = Provider.ctx?.ip ?? "";
  const shown = parseKey(text, apiKeys);
  const check = async () => shown?.id === id && (await keyByText(deps, shown)) !== undefined;
  return countedTry(deps, { name: `key ${id}`, address }, check).catch(asProtocolSays);
}

/** The protocol has errors of its own. */
function asProtocolSays(error: unknown): never {
  if (!(error instanceof AppError) || error.retryAfterSeconds === undefined) throw error;
  Provider.ctx?.set("retry-after", String(error.retryAfterSeconds));
  throw new errors.OIDCProviderError(429, "slow_down");
}
