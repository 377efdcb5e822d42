import { currentToken } from "@vycep/shell/session/session";
import { currentThemeRow } from "@vycep/shell/theme/theme";
import { type ProfileSection, profileSections } from "../screens/profile/sections.ts";
import { paths } from "../shared/paths.ts";
import { contentRoutes } from "./content-routes.ts";
import { doorRoutes } from "./door-routes.ts";
import { further } from "./further.ts";
import { orderRoutes } from "./order-routes.ts";
import type { RouteRow } from "./route-row.ts";

/**
 * Every page of the portal. What is not here does not exist: it falls to Error404 and the menus leave it out.
 * Static paths win over `$…` ones (OP-100).
 */
export const routes: readonly RouteRow[] = [
  {
    name: "homepage", // ROUTE-01
    path: "/",
    title: "home",
    layout: "portal",
    texts: ["home"],
    screen: () =>
      currentThemeRow().homeAndNewsArePublic && currentToken() === undefined
        ? import("../screens/brand/visitor-home-screen.tsx").then((file) => file.visitorHomeScreen)
        : import("../screens/home/home-screen.tsx").then((file) => file.homeScreen),
  },
  {
    name: "products", // ROUTE-03, ROUTE-04
    path: "/catalog/products",
    title: "catalogue",
    layout: "portal",
    texts: ["catalog", "favourites", "order-form", "products", "empties"],
    screen: further("products"),
  },
  {
    name: "productsDetail", // ROUTE-05, ROUTE-06
    path: "/catalog/$id",
    title: "productDetail",
    above: [{ title: "catalogue", path: paths.products() }],
    layout: "portal",
    texts: ["catalog", "favourites", "products", "suggestions", "bundles"],
    screen: further("productDetail"),
  },
  {
    name: "favorites", // ROUTE-07
    path: "/catalog/favorites",
    title: "favourites",
    layout: "portal",
    texts: ["favourites", "catalog", "products"],
    screen: further("favourites"),
  },
  {
    name: "suggested-cart", // ROUTE-08, ROUTE-09
    path: "/catalog/suggested-cart",
    title: "suggestedCart",
    layout: "portal",
    texts: ["suggestions", "catalog", "products", "delivery"],
    screen: further("suggestedCart"),
  },
  {
    name: "fast-entry",
    path: "/catalog/fast-entry",
    title: "fastEntry",
    above: [{ title: "catalogue", path: paths.products() }],
    layout: "portal",
    texts: ["fast-entry", "products", "catalog"],
    screen: further("fastEntry"),
  },
  ...orderRoutes,
  {
    name: "cart", // ROUTE-27, ROUTE-28
    path: "/cart",
    title: "cart",
    layout: "portalWithoutOrderBar",
    hidesFooter: true,
    texts: [
      "cart",
      "checkout",
      "delivery",
      "preferences",
      "products",
      "catalog",
      "suggestions",
      "empties",
      "move",
    ],
    screen: further("cart"),
  },
  {
    name: "emptiesSummary", // ROUTE-46
    path: "/cart/empties",
    title: "cartEmpties",
    above: [{ title: "cart", path: "/cart" }],
    layout: "portalWithoutOrderBar",
    hidesFooter: true,
    texts: ["cart", "checkout", "delivery", "preferences", "products", "catalog", "empties", "move"],
    screen: further("empties"),
  },
  {
    name: "order-recap", // ROUTE-47
    path: "/cart/recap",
    title: "cartRecap",
    above: [{ title: "cart", path: "/cart" }],
    layout: "portalWithoutOrderBar",
    hidesFooter: true,
    texts: ["cart", "checkout", "delivery", "preferences", "products", "content", "empties", "print"],
    screen: further("recap"),
  },
  {
    name: "thanks", // ROUTE-29
    path: "/thanks",
    title: "thanks",
    layout: "portalWithoutOrderBar",
    texts: ["checkout", "delivery", "preferences", "empties", "orders", "products", "print", "push"],
    screen: further("thanks"),
  },
  ...profileSections.map(profilePage), // ROUTE-13
  {
    name: "user-new", // ROUTE-47
    path: "/my-profile/users/new",
    title: "inviteUser",
    above: [
      { title: "profile", path: paths.profile() },
      { title: "profileUsers", path: paths.users() },
    ],
    layout: "portalWithoutOrderBar",
    texts: ["users"],
    screen: further("invite"),
  },
  {
    name: "user-detail", // ROUTE-47
    path: "/my-profile/users/$id",
    title: "user",
    above: [
      { title: "profile", path: paths.profile() },
      { title: "profileUsers", path: paths.users() },
    ],
    layout: "portalWithoutOrderBar",
    texts: ["users", "factors"],
    screen: further("user"),
  },
  {
    name: "confirm-email", // PROFILE-05, decision 0152
    path: "/confirm-email",
    title: "confirmEmail",
    layout: "portalWithoutOrderBar",
    texts: ["profile"],
    screen: further("confirmEmail"),
  },
  {
    name: "aboutTheBrand", // LAYOUT-27
    path: "/about-the-brand",
    title: "aboutTheBrand",
    layout: "portalWithoutOrderBar",
    texts: ["brand"],
    screen: further("aboutTheBrand"),
  },
  {
    name: "notices", // BELL-01
    path: "/notices",
    title: "notices",
    layout: "portalWithoutOrderBar",
    texts: ["notices", "push"],
    screen: further("notices"),
  },
  {
    name: "contact", // ROUTE-30
    path: "/contact",
    title: "contact",
    layout: "portalWithoutOrderBar",
    texts: ["content"],
    screen: further("contact"),
  },
  {
    name: "legalTerms", // LAYOUT-09
    path: "/legal/terms",
    title: "terms",
    layout: "portalWithoutOrderBar",
    texts: ["legal", "print"],
    screen: further("terms"),
  },
  {
    name: "legalCookies", // LAYOUT-08
    path: "/legal/cookies",
    title: "cookies",
    layout: "portalWithoutOrderBar",
    texts: ["legal"],
    screen: further("cookies"),
  },
  {
    name: "tickets", // ROUTE-22, OP-101
    path: "/support/tickets",
    title: "tickets",
    above: [{ title: "support", path: paths.support() }],
    layout: "portalWithoutOrderBar",
    texts: ["tickets", "list", "orders"],
    screen: further("tickets"),
  },
  {
    name: "ticket-new", // ROUTE-22, OP-101
    path: "/support/tickets/new",
    title: "newTicket",
    above: [
      { title: "support", path: paths.support() },
      { title: "tickets", path: paths.tickets() },
    ],
    layout: "portalWithoutOrderBar",
    texts: ["tickets"],
    screen: further("newTicket"),
  },
  {
    name: "ticket-detail", // ROUTE-22, OP-101
    path: "/support/tickets/$id",
    title: "ticket",
    above: [
      { title: "support", path: paths.support() },
      { title: "tickets", path: paths.tickets() },
    ],
    layout: "portalWithoutOrderBar",
    texts: ["tickets", "claims"],
    screen: further("ticket"),
  },
  ...contentRoutes,
  {
    name: "training", // ROUTE-21
    path: "/training",
    title: "training",
    layout: "portalWithoutOrderBar",
    texts: ["academy", "tutorial"],
    screen: further("training"),
  },
  ...doorRoutes,
  {
    name: "Error403", // ROUTE-33
    path: "/error403",
    title: "error403Title",
    layout: "portalWithoutOrderBar",
    texts: [],
    screen: further("error403"),
  },
];

/** The page of one section of the profile, in the frame that all of them share; without the order bar (LAYOUT-14). */
function profilePage(section: ProfileSection): RouteRow {
  return {
    name: section.name,
    path: paths.profile(section.tab),
    title: section.title,
    above: [{ title: "profile", path: paths.profile() }],
    layout: "portalWithoutOrderBar",
    texts: ["profile", ...section.texts],
    screen: async () => (await import("./further-screens.ts")).screenInProfile(section),
  };
}

/** ROUTE-34: any other path. */
export const notFound: RouteRow = {
  name: "Error404",
  path: "$",
  title: "error404Title",
  layout: "portalWithoutOrderBar",
  texts: [],
  screen: further("error404"),
};
