import type { CustomerType } from "../access/customer-type.ts";
import { isKeyRole, isOfferedAt } from "../access/role-rights.ts";
import type { CompanyId } from "../kernel/ids.ts";
import { ok, type Refusal, type Result, refused } from "../kernel/result.ts";
import type { ShipToStatus } from "../ship-to/ship-to.ts";
import { type DeskArea, judgeAct, type StaffReach, type StaffRights } from "../staff/staff-right.ts";

/** So long a preview of the portal lives, and then is begun anew (D48). */
export const PREVIEW_MINUTES = 15;

/** So long the code waits that opens it once. */
export const PREVIEW_CODE_SECONDS = 60;

/** What a customer's screens show of a company: whoever looks at them as a role sees no more than at the desk (DSIGN-05). */
const SHOWN_AREAS: readonly DeskArea[] = ["customers", "customer-users", "orders", "papers", "tickets"];

/** As whom the portal would be looked at, and where. */
export type RolePreviewFacts = {
  readonly rights: StaffRights;
  readonly reach: StaffReach;
  /** Undefined where there is none. */
  readonly role: { readonly name: string } | undefined;
  /** The place whose goods and prices are shown; undefined where there is none. */
  readonly place:
    | {
        readonly companyId: CompanyId;
        readonly status: ShipToStatus;
        readonly customerType: CustomerType;
      }
    | undefined;
  /** How many screens the role would open. */
  readonly screens: number;
};

export type RolePreviewRefusal = Refusal & {
  readonly kind:
    | "shows-more-than-you-see"
    | "role-unknown"
    | "role-opens-nothing"
    | "place-unknown"
    | "place-suspended"
    | "role-not-at-place";
};

/**
 * May one of the staff look at the portal as a role sees it at a place (DCONF-02)? What it shows is the company's own: nobody sees
 * there what the desk keeps from them, and a place of a foreign company is as unknown as none.
 *
 * @example judgeRolePreview({ rights: [], reach: "everything", role: undefined, place: undefined, screens: 0 })
 *   // { ok: false, refusal: { kind: "shows-more-than-you-see" } }
 */
export function judgeRolePreview({
  rights,
  reach,
  role,
  place,
  screens,
}: RolePreviewFacts): Result<undefined, RolePreviewRefusal> {
  if (!seesCustomers(rights)) return refused({ kind: "shows-more-than-you-see" });
  if (role === undefined) return refused({ kind: "role-unknown" });
  if (screens === 0) return refused({ kind: "role-opens-nothing" });
  if (place === undefined || (reach !== "everything" && !reach.has(place.companyId)))
    return refused({ kind: "place-unknown" });
  if (place.status === "SUSPENDED") return refused({ kind: "place-suspended" });
  if (!fitsAt(role.name, place.customerType)) return refused({ kind: "role-not-at-place" });
  return ok(undefined);
}

/** Whether a role is held at places of a customer type, by whomever it is given (DCONF-02): that of the key user anywhere. */
function fitsAt(roleName: string, customerType: CustomerType): boolean {
  return isKeyRole(roleName) || isOfferedAt(roleName, customerType);
}

/**
 * Whose places a role is held at: those of points of sale, those of others, or all (DCONF-02).
 *
 * @example placesFitting("POS Owner") // "pos"
 * @example placesFitting("Key user") // "all"
 */
export function placesFitting(roleName: string): "pos" | "others" | "all" {
  if (!fitsAt(roleName, "POS")) return "others";
  return fitsAt(roleName, "WHS") ? "all" : "pos";
}

/**
 * Whether somebody sees at the desk all that a customer's screens show (DCONF-02, DSIGN-05).
 *
 * @example seesCustomers([{ area: "orders", power: "see", limit: undefined }]) // false
 */
export function seesCustomers(rights: StaffRights): boolean {
  return SHOWN_AREAS.every((area) => judgeAct(rights, { area, power: "see" }).ok);
}

/**
 * The page of the portal on which somebody signed in meets a piece of content (DEDIT-04); undefined of what stands on none, as the
 * words of a closed portal.
 *
 * @example pageOfContent("faq", "vraceni-sudu") // "/support/faq?open=vraceni-sudu"
 */
export function pageOfContent(kind: string, key: string): string | undefined {
  const name = encodeURIComponent(key);
  switch (kind) {
    case "article":
      return `/news/${name}`;
    case "faq":
      return `/support/faq?open=${name}`;
    case "kb":
      return `/support/knowledge-base/${name}`;
    case "banner":
    case "help":
      return "/";
    case "page":
      return key === TUTORIAL_HEADING ? "/" : undefined;
    default:
      return undefined;
  }
}

/** The place of the words over the tutorial. */
const TUTORIAL_HEADING = "tutorialHeading";

/**
 * Whether the tutorial must be open for a piece of content to be seen (DEDIT-04).
 *
 * @example isInTutorial("help", "objednavka") // true
 */
export function isInTutorial(kind: string, key: string): boolean {
  return kind === "help" || (kind === "page" && key === TUTORIAL_HEADING);
}
