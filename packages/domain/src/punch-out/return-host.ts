/** So many purchasing systems one person may have at once. */
export const MOST_PUNCH_OUTS = 10;
/** So long the address of a start page works, and once. */
export const START_MINUTES = 5;
/** So long somebody may shop before the cart is taken home. */
export const VISIT_MINUTES = 120;

/**
 * Whether a cart may be taken to an address: https, to one of the hosts that were named, by its own name and nothing else (B16). In the
 * demo a system on this machine may take it without.
 *
 * @example isReturnAddress("https://buy.chain.example/back", ["buy.chain.example"], { onThisMachine: false }) // true
 */
export function isReturnAddress(
  address: string,
  hosts: readonly string[],
  { onThisMachine }: { readonly onThisMachine: boolean },
): boolean {
  if (address.length > 2000) return false;
  const [, scheme = "", host = ""] = plainAddress.exec(address) ?? [];
  const named = host.toLowerCase().replace(scheme === "https" ? /:443$/ : /:80$/, "");
  if (!hosts.includes(named)) return false;
  return scheme === "https" || (onThisMachine && host.split(":")[0] === "127.0.0.1");
}

/** What every reader of addresses reads alike: no user, no backslash, no blank, no letter beyond ASCII. */
const plainAddress = /^(https?):\/\/([a-zA-Z0-9.-]+(?::\d{1,5})?)(?:[/?#][!-[\]-~]*)?$/;

/**
 * Whether it can be the host of a purchasing system: a name with a dot, and a port where it is not the usual one.
 *
 * @example isReturnHost("buy.chain.example:8443", { onThisMachine: false }) // true
 */
export function isReturnHost(host: string, { onThisMachine }: { readonly onThisMachine: boolean }): boolean {
  const [, name = ""] = /^([a-z0-9.-]+)(?::[1-9]\d{0,4})?$/.exec(host) ?? [];
  if (name === "127.0.0.1") return onThisMachine;
  const isNumber = /^[\d.]+$/.test(name);
  return !isNumber && /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/.test(name);
}
