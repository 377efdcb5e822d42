import { type DeskArea, judgeAct, type StaffRight, type StaffRights } from "./staff-right.ts";

/** What is about to be decided: how much of what, in the unit of the right's limit. */
export type Weighed = { readonly area: DeskArea; readonly amount: number };

/** What somebody may approve, and what the brewery's table of rights says of everybody. */
export type Approvers = { readonly rights: StaffRights; readonly houseRights: readonly StaffRight[] };

/**
 * Whether a second person is needed (DPRICE-03, DTICK-03): where the proposer's own right to approve does not reach so far, and in any
 * case above the house's limit. A right without a limit approves what others propose, and lets nobody go alone above it.
 *
 * @example needsSecondPerson({ area: "prices", amount: 4 }, { rights: [{ area: "prices", power: "approve", limit: 5 }], houseRights: [] }) // false
 */
export function needsSecondPerson({ area, amount }: Weighed, { rights, houseRights }: Approvers): boolean {
  const limit = houseLimit(area, houseRights);
  return !mayApprove(rights, { area, amount }) || (limit !== undefined && amount > limit);
}

/**
 * Whether a right reaches so far.
 *
 * @example mayApprove([], { area: "papers", amount: 1 }) // false
 */
export function mayApprove(rights: StaffRights, { area, amount }: Weighed): boolean {
  return judgeAct(rights, { area, power: "approve", amount }).ok;
}

/**
 * Above how much nobody goes alone, the largest limit that any role has; undefined where no role has one.
 *
 * @example houseLimit("prices", [{ role: "catalogue", area: "prices", power: "approve", limit: 5 }]) // 5
 */
export function houseLimit(area: DeskArea, houseRights: readonly StaffRight[]): number | undefined {
  const limits = houseRights.flatMap((right) =>
    right.area === area && right.power === "approve" && right.limit !== undefined ? [right.limit] : [],
  );
  return limits.length === 0 ? undefined : Math.max(...limits);
}

/**
 * Up to how much somebody goes alone: nought where they approve nothing, undefined where there is no end.
 *
 * @example aloneUpTo("papers", { rights: [{ area: "papers", power: "approve", limit: undefined }], houseRights: [] }) // undefined
 */
export function aloneUpTo(area: DeskArea, { rights, houseRights }: Approvers): number | undefined {
  const own = approvesUpTo(area, rights);
  const house = houseLimit(area, houseRights);
  if (own === undefined || house === undefined) return own ?? house;
  return Math.min(own, house);
}

/**
 * Up to how much somebody may approve what another has proposed: nought where nothing, undefined where there is no end.
 *
 * @example approvesUpTo("papers", []) // 0
 */
export function approvesUpTo(area: DeskArea, rights: StaffRights): number | undefined {
  const own = rights.filter((right) => right.area === area && right.power === "approve");
  return own.some(({ limit }) => limit === undefined)
    ? undefined
    : Math.max(0, ...own.map(({ limit }) => limit ?? 0));
}
