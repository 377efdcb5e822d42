import { isIP } from "node:net";
import { isPublicAddress } from "../../platform/calls/public-network.ts";

/**
 * Whether messages may go to an address that a customer names: https at a host that everybody can reach. In the demo a program on
 * this machine may listen. Where a name leads is looked at anew whenever something is sent.
 */
export function isWebhookAddress(
  url: string,
  { onThisMachine }: { readonly onThisMachine: boolean },
): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  if (username !== "" || password !== "") return false;
  if (isLoopback(url)) return onThisMachine && (protocol === "http:" || protocol === "https:");
  if (protocol !== "https:") return false;
  const host = hostname.replaceAll(/[[\]]/g, "");
  return isIP(host) === 0 ? /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host) : isPublicAddress(host);
}

/** Whether an address is on this very machine. */
export function isLoopback(url: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(url).hostname);
}
