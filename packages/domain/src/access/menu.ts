import type { Permission } from "./permission.ts";
import { accessOf, isRouteIn, ROUTE_ACCESS, type RouteName, type ThemeAccess } from "./route-access.ts";

/** Where a link stands: in the main menu, in the person's own, or below it. */
export type MenuPlace = "main" | "user" | "more";

type MenuRow = {
  readonly name: RouteName;
  readonly place: MenuPlace;
  /** Its address, where the route's own has parts to be filled in. */
  readonly url?: string;
  /** The beginning of all addresses that belong to it, where its own is not that. */
  readonly area?: string;
  /** Stands for another page, to who may not open that one (OP-35). */
  readonly insteadOf?: RouteName;
};

/** The menus in their order: one line a page that exists (LAYOUT-01, LAYOUT-22…27, PERM-08). */
const MENU = [
  { name: "homepage", place: "main" },
  { name: "aboutTheBrand", place: "main" },
  { name: "products", place: "main" },
  { name: "orders-history", place: "main", area: "/orders" },
  { name: "saved-orders", place: "main", area: "/orders", insteadOf: "orders-history" },
  { name: "suggested-cart", place: "main" },
  { name: "news", place: "main" }, // ROUTE-19
  { name: "support", place: "main", url: "/support/faq", area: "/support" }, // ROUTE-22
  { name: "my-profile", place: "user", url: "/my-profile/details", area: "/my-profile" }, // ROUTE-14
  { name: "myDocuments", place: "user" }, // LAYOUT-23
  { name: "reporting", place: "user" }, // LAYOUT-24
  { name: "contracts", place: "user" }, // LAYOUT-25
  { name: "marketingMaterials", place: "user" }, // ROUTE-18
  { name: "training", place: "more" },
] as const satisfies readonly MenuRow[];

/** A page that has a line in a menu. */
export type MenuName = (typeof MENU)[number]["name"];

export type MenuEntry = MenuRow & {
  readonly name: MenuName;
  readonly url: string;
  /** What the page asks for; nothing where it is public. */
  readonly permission: Permission | undefined;
};

/**
 * The lines of the menus that rights allow in a theme, in their order (PERM-08, REST-06); a visitor has what is public,
 * and the home page, which asks to sign in where it is not (LAYOUT-27, PERM-14, PERM-15). What the configuration has
 * switched off is the gate's business (OP-04).
 *
 * @example menuOf(undefined, { homeAndNewsArePublic: false, hasBrandPage: false }).map(({ name }) => name) // ["homepage"]
 */
export function menuOf(
  permissions: ReadonlySet<Permission> | undefined,
  theme: ThemeAccess,
): readonly MenuEntry[] {
  return MENU.flatMap((row: (typeof MENU)[number] & MenuRow) => {
    const access = accessOf(row.name, theme);
    if (access.kind === "login" || !isRouteIn(row.name, theme)) return [];
    const permission = access.kind === "permission" ? access.permission : undefined;
    const isOpen = permission === undefined || (permissions?.has(permission) ?? row.name === "homepage");
    const url = row.url ?? ROUTE_ACCESS[row.name].path;
    return isOpen ? [{ ...row, url, permission }] : [];
  });
}
