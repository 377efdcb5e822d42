import { isNameIn, namesIn } from "../kernel/closed-list.ts";
import type { Permission } from "./permission.ts";

/** What a route asks of its visitor. */
export type Access =
  | { readonly kind: "public" }
  | { readonly kind: "login" }
  | { readonly kind: "permission"; readonly permission: Permission };

type RouteRow = {
  readonly path: string;
  readonly access: Access;
  /** Home and news ask for their permission in the main theme only (PERM-14, PERM-15, OP-11). */
  readonly mainThemeOnly?: true;
  /** A page of the theme of the brand, and nowhere else (CONFIG-07, LAYOUT-27). */
  readonly brandThemeOnly?: true;
};

/** What a theme opens, and whether it has a page about its brand. */
export type ThemeAccess = { readonly homeAndNewsArePublic: boolean; readonly hasBrandPage: boolean };

const open: Access = { kind: "public" };
const login: Access = { kind: "login" };
const needs = (permission: Permission): Access => ({ kind: "permission", permission });

/** Every route with its path and what it needs; static paths win over `{…}` ones (OP-100). */
export const ROUTE_ACCESS = {
  homepage: { path: "/", access: needs("Home Page"), mainThemeOnly: true }, // ROUTE-01
  userVerification: { path: "/verification", access: open }, // ROUTE-02
  products: { path: "/catalog/products", access: needs("Catalogue") }, // ROUTE-03
  productsDetail: { path: "/catalog/{id}", access: needs("Catalogue") }, // ROUTE-05
  favorites: { path: "/catalog/favorites", access: needs("Catalogue") }, // ROUTE-07
  "suggested-cart": { path: "/catalog/suggested-cart", access: needs("Product Recommendation") }, // ROUTE-08
  cellar: { path: "/cellar", access: needs("Catalogue") }, // B12
  "fast-entry": { path: "/catalog/fast-entry", access: needs("Catalogue") }, // decision 0070
  "orders-history": { path: "/orders/history", access: needs("My Orders") }, // ROUTE-10
  "order-detail": { path: "/orders/history/{id}", access: needs("My Orders") }, // ROUTE-47, OP-99
  "order-claim": { path: "/orders/history/{id}/claim", access: needs("Support") }, // B2
  "saved-orders": { path: "/orders/saved", access: needs("Catalogue") }, // ROUTE-11
  "saved-order-detail": { path: "/orders/saved/{id}", access: needs("Catalogue") }, // ROUTE-47, OP-99
  "my-profile": { path: "/my-profile/{tab}", access: needs("My Profile") }, // ROUTE-13
  users: { path: "/my-profile/users", access: needs("Access Management") }, // OP-102, ROUTE-47
  "user-new": { path: "/my-profile/users/new", access: needs("Access Management") }, // ROUTE-47
  "user-detail": { path: "/my-profile/users/{id}", access: needs("Access Management") }, // ROUTE-47
  roles: { path: "/my-profile/roles", access: needs("Access Management") }, // OP-102, ROLE-12
  contracts: { path: "/contracts", access: needs("Contracts") }, // ROUTE-15
  "contract-detail": { path: "/contracts/{id}", access: needs("Contracts") }, // ROUTE-15, CONTRACT-02
  reporting: { path: "/reporting", access: needs("Reporting") }, // ROUTE-16
  "report-consumption": { path: "/reporting/consumption", access: needs("Reporting") }, // ROUTE-16, REPORT-01
  "report-empties": { path: "/reporting/empties", access: needs("Reporting") }, // ROUTE-16, B3
  myDocuments: { path: "/my-documents", access: needs("My Documents") }, // ROUTE-17
  "document-detail": { path: "/my-documents/{id}", access: needs("My Documents") }, // ROUTE-17
  marketingMaterials: { path: "/marketing-materials", access: needs("Marketing Materials") }, // ROUTE-18
  news: { path: "/news", access: needs("News & Articles"), mainThemeOnly: true }, // ROUTE-19
  newsItem: { path: "/news/{path}", access: needs("News & Articles"), mainThemeOnly: true }, // ROUTE-20
  training: { path: "/training", access: needs("Training & Learning") }, // ROUTE-21
  tickets: { path: "/support/tickets", access: needs("Support") }, // OP-101
  "ticket-new": { path: "/support/tickets/new", access: needs("Support") }, // OP-101
  "ticket-detail": { path: "/support/tickets/{id}", access: needs("Support") }, // OP-101
  support: { path: "/support/{path}", access: needs("Support") }, // ROUTE-22
  "knowledge-entry": { path: "/support/knowledge-base/{id}", access: needs("Support") }, // ROUTE-22, CONTENT-03
  login: { path: "/login", access: open }, // ROUTE-23
  forgotPassword: { path: "/forgot-password", access: open }, // ROUTE-25
  resetPassword: { path: "/reset-password", access: open }, // ROUTE-26
  "confirm-email": { path: "/confirm-email", access: open }, // decision 0152
  cart: { path: "/cart", access: needs("Catalogue") }, // ROUTE-27
  emptiesSummary: { path: "/cart/empties", access: needs("Catalogue") }, // ROUTE-46, OP-99
  "order-recap": { path: "/cart/recap", access: needs("Catalogue") }, // ROUTE-47, OP-99
  thanks: { path: "/thanks", access: login }, // ROUTE-29
  aboutTheBrand: { path: "/about-the-brand", access: open, brandThemeOnly: true }, // LAYOUT-27, decision 0161
  notices: { path: "/notices", access: login }, // BELL-01
  contact: { path: "/contact", access: open }, // ROUTE-30
  legalTerms: { path: "/legal/terms", access: open }, // LAYOUT-09
  legalCookies: { path: "/legal/cookies", access: open }, // LAYOUT-08
  "saml-error": { path: "/saml-error", access: open }, // ROUTE-31
  Error403: { path: "/error403", access: open }, // ROUTE-33, ROUTE-45
} as const satisfies Record<string, RouteRow>;

export type RouteName = keyof typeof ROUTE_ACCESS;

/**
 * What a route asks of its visitor under a theme, of which only its openness counts (ROUTE-01…33, ROUTE-45,
 * PERM-14, PERM-15).
 *
 * @example accessOf("news", { homeAndNewsArePublic: true }) // { kind: "public" }
 */
export function accessOf(route: RouteName, theme: Pick<ThemeAccess, "homeAndNewsArePublic">): Access {
  const row: RouteRow = ROUTE_ACCESS[route];
  return row.mainThemeOnly && theme.homeAndNewsArePublic ? open : row.access;
}

/**
 * Whether a route exists in a theme (CONFIG-07).
 *
 * @example isRouteIn("aboutTheBrand", { hasBrandPage: false }) // false
 */
export function isRouteIn(route: RouteName, theme: Pick<ThemeAccess, "hasBrandPage">): boolean {
  const row: RouteRow = ROUTE_ACCESS[route];
  return row.brandThemeOnly !== true || theme.hasBrandPage;
}

/**
 * Whether a text is the name of a route.
 *
 * @example isRouteName("cart") // true
 */
export function isRouteName(text: string): text is RouteName {
  return isNameIn(ROUTE_ACCESS, text);
}

/**
 * Addresses without a page of their own, typed by who knows the part and no section, and the first section of each
 * (ROUTE-13, ROUTE-22).
 */
export const LEADING_ON = {
  "/support": "/support/faq",
  "/my-profile": "/my-profile/details",
} as const;

const pagePatterns = namesIn(ROUTE_ACCESS).map((name) => {
  const { path } = ROUTE_ACCESS[name];
  const pattern = new RegExp(`^${path.replace(/\{[a-z]+\}/g, "[^/]+")}${path === "/" ? "" : "/?"}$`);
  return { name, pattern };
});

/**
 * Whether there is a page at an address of the portal in a theme, or one that it leads on to (ROUTE-34: at all others its
 * 404 page answers).
 *
 * @example isPage("/orders/history/123", { hasBrandPage: false }) // true
 */
export function isPage(path: string, theme: Pick<ThemeAccess, "hasBrandPage">): boolean {
  if (isNameIn(LEADING_ON, path.replace(/\/$/, ""))) return true;
  return pagePatterns.some(({ name, pattern }) => pattern.test(path) && isRouteIn(name, theme));
}
