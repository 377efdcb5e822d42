import type { CompanyId } from "../kernel/ids.ts";
import { ok, type Refusal, type Result, refused } from "../kernel/result.ts";
import type { StaffRole } from "./staff-role.ts";

/** What the desk is made of; each right is about one of them. */
export const DESK_AREAS = [
  "orders",
  "deliveries",
  "rounds",
  "tickets",
  "customers",
  "customer-users",
  "products",
  "prices",
  "content",
  "papers",
  "calendar",
  "configuration",
  "staff",
  "audit",
] as const;

export type DeskArea = (typeof DESK_AREAS)[number];

/** What somebody may do in an area: look, change, approve what others propose, set a rule aside with a reason. */
export const DESK_POWERS = ["see", "change", "approve", "override"] as const;

export type DeskPower = (typeof DESK_POWERS)[number];

/** Haléře and cents of a credit, or per cent of a price. */
export type LimitUnit = "minor" | "percent";

const LIMITS: Readonly<Partial<Record<DeskArea, Readonly<Partial<Record<DeskPower, LimitUnit>>>>>> = {
  papers: { approve: "minor" },
  prices: { approve: "percent" },
};

/**
 * In what the limit of a right is counted; nothing where a limit makes no sense (desk.md, "each with a limit where one
 * makes sense").
 *
 * @example limitUnitOf("papers", "approve") // "minor"
 */
export function limitUnitOf(area: DeskArea, power: DeskPower): LimitUnit | undefined {
  return LIMITS[area]?.[power];
}

/** One line of the brewery's table of rights (DSIGN-05). */
export type StaffRight = {
  readonly role: StaffRole;
  readonly area: DeskArea;
  readonly power: DeskPower;
  /** Up to how much, in `limitUnitOf`; without end where there is none. */
  readonly limit: number | undefined;
};

/** The rights of a person: the union over the roles held. */
export type StaffRights = readonly Pick<StaffRight, "area" | "power" | "limit">[];

/** What is about to be done, as far as rights go. */
export type DeskAct = {
  readonly area: DeskArea;
  readonly power: DeskPower;
  /** How much, where the right has a limit. */
  readonly amount?: number;
};

export type DeskRefusal = Refusal &
  (
    | { readonly kind: "not-your-area"; readonly area: DeskArea; readonly power: DeskPower }
    | { readonly kind: "over-your-limit"; readonly limit: number; readonly unit: LimitUnit | undefined }
  );

/**
 * Whether the rights of a person cover an act. Whoever may change may see; the largest limit of all roles counts, and one
 * role without a limit lifts it (DSIGN-05). Enforced for every operation of the API; the screens only follow.
 *
 * @example judgeAct([{ area: "orders", power: "change", limit: undefined }], { area: "orders", power: "see" }) // { ok: true, value: undefined }
 */
export function judgeAct(
  rights: StaffRights,
  { area, power, amount = 0 }: DeskAct,
): Result<undefined, DeskRefusal> {
  const fitting = rights.filter((right) => right.area === area && covers(right.power, power));
  if (fitting.length === 0) return refused({ kind: "not-your-area", area, power });
  if (fitting.some(({ limit }) => limit === undefined || amount <= limit)) return ok(undefined);
  const limit = Math.max(...fitting.map((right) => right.limit ?? 0));
  return refused({ kind: "over-your-limit", limit, unit: limitUnitOf(area, power) });
}

/**
 * Whether the rights of a person cover one act of several: what is looked up for fields of many pages is open to whoever sees
 * one of these pages. The refusal is that of the first.
 *
 * @example judgeOneOf([{ area: "prices", power: "see", limit: undefined }], [{ area: "customers", power: "see" }, { area: "prices", power: "see" }]) // { ok: true, value: undefined }
 */
export function judgeOneOf(
  rights: StaffRights,
  [first, ...others]: readonly [DeskAct, ...DeskAct[]],
): Result<undefined, DeskRefusal> {
  return others.some((act) => judgeAct(rights, act).ok) ? ok(undefined) : judgeAct(rights, first);
}

/** To change, to approve and to override without seeing makes no sense; none of them brings another along. */
function covers(held: DeskPower, wanted: DeskPower): boolean {
  return held === wanted || wanted === "see";
}

/** Whose companies a person works for: everybody's, or those that were assigned to sales. */
export type StaffReach = "everything" | ReadonlySet<CompanyId>;

/**
 * What of the companies somebody sees. Sales see those assigned to them; whoever holds another role beside it that sees
 * everything, sees everything.
 *
 * @example reachOf({ roles: ["service"], companies: [] }) // "everything"
 */
export function reachOf({
  roles,
  companies,
}: {
  readonly roles: readonly StaffRole[];
  readonly companies: readonly CompanyId[];
}): StaffReach {
  return roles.length > 0 && roles.every((role) => role === "sales") ? new Set(companies) : "everything";
}
