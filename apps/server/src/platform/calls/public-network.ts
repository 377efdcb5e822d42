import type { LookupAddress, LookupOptions } from "node:dns";
import { lookup } from "node:dns";
import { BlockList, isIP } from "node:net";

const closed = new BlockList();
for (const [net, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const)
  closed.addSubnet(net, prefix, "ipv4");
for (const [net, prefix] of [
  ["::", 96],
  ["64:ff9b::", 96],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const)
  closed.addSubnet(net, prefix, "ipv6");

/** Whether an address of the network is out in the open, and none of our own house. */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address;
  const family = isIP(mapped);
  return family !== 0 && !closed.check(mapped, family === 4 ? "ipv4" : "ipv6");
}

type Answer = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/** Asks for the address of a name and takes none of our own house: a name may point there later than it was looked at. */
export function lookupInPublic(hostname: string, options: LookupOptions, answer: Answer): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const open = (addresses ?? []).filter(({ address }) => isPublicAddress(address));
    const [first] = open;
    if (error !== null || first === undefined) {
      answer(error ?? new Error("the name leads into a closed network"), "", 4);
    } else if (options.all === true) answer(null, open);
    else answer(null, first.address, first.family);
  });
}
