import type { DeskArea } from "@vycep/domain/staff/staff-right";
import type { StaffRole } from "@vycep/domain/staff/staff-role";
import type { StaffRightsQuery } from "../../shared/graphql.gen/graphql.ts";

export type RightRow = StaffRightsQuery["staffRights"][number];

/** What a role may do in an area, as one cell of the matrix shows it. */
export interface HeldPowers {
  readonly shape: "change" | "see" | "none";
  readonly approves: boolean;
  /** Up to how much they approve; undefined is without end. */
  readonly limit: number | undefined;
  readonly overrides: boolean;
}

/** Reads one cell out of the table of rights: whoever has any power in an area sees it (DSIGN-05). */
export function heldPowers(
  rights: readonly RightRow[],
  { role, area }: { readonly role: StaffRole; readonly area: DeskArea },
): HeldPowers {
  const held = rights.filter((right) => right.role === role && right.area === area);
  const has = (power: string) => held.some((right) => right.power === power);
  return {
    shape: has("change") ? "change" : held.length > 0 ? "see" : "none",
    approves: has("approve"),
    limit: held.find(({ power }) => power === "approve")?.limit ?? undefined,
    overrides: has("override"),
  };
}
