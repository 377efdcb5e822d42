import { isIP } from "node:net";

/**
 * Whether messages may be sent to an address: https at a host with a name, as the browsers' push services have it, or the
 * service of the brewery's own that is configured. Browsers name these addresses, so they may lead anywhere.
 */
export function isPushAddress(endpoint: string, ownService: string | undefined): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (origin === ownService) return true;
  const isNamed =
    isIP(hostname.replaceAll(/[[\]]/g, "")) === 0 && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(hostname);
  return protocol === "https:" && isNamed && port === "" && username === "" && password === "";
}
