import type { ShipToStatus } from "@vycep/domain/ship-to/ship-to";

/** Anything but approved must not be ordered for. */
export function toStatus(status: string): ShipToStatus {
  return status === "APPROVED" ? "APPROVED" : "SUSPENDED";
}
