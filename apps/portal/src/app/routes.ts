import { currentToken } from "@vycep/shell/session/session";
import { currentThemeRow } from "@vycep/shell/theme/theme";
import { type ProfileSection, profileSections } from "../screens/profile/sections.ts";
import { paths } from "../shared/paths.ts";
import { contentRoutes } from "./content-routes.ts";
import { doorRoutes } from "./door-routes.ts";
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
    screen: () => import("../screens/products/products-screen.tsx").then((file) => file.productsScreen),
  },
  {
    name: "productsDetail", // ROUTE-05, ROUTE-06
    path: "/catalog/$id",
    title: "productDetail",
    above: [{ title: "catalogue", path: paths.products() }],
    layout: "portal",
    texts: ["catalog", "favourites", "products", "suggestions", "bundles"],
    screen: () =>
      import("../screens/product-detail/product-detail-screen.tsx").then((file) => file.productDetailScreen),
  },
  {
    name: "favorites", // ROUTE-07
    path: "/catalog/favorites",
    title: "favourites",
    layout: "portal",
    texts: ["favourites", "catalog", "products"],
    screen: () => import("../screens/favourites/favourites-screen.tsx").then((file) => file.favouritesScreen),
  },
  {
    name: "suggested-cart", // ROUTE-08, ROUTE-09
    path: "/catalog/suggested-cart",
    title: "suggestedCart",
    layout: "portal",
    texts: ["suggestions", "catalog", "products", "delivery"],
    screen: () =>
      import("../screens/suggested-cart/suggested-cart-screen.tsx").then((file) => file.suggestedCartScreen),
  },
  {
    name: "fast-entry",
    path: "/catalog/fast-entry",
    title: "fastEntry",
    above: [{ title: "catalogue", path: paths.products() }],
    layout: "portal",
    texts: ["fast-entry", "products", "catalog"],
    screen: () => import("../screens/fast-entry/fast-entry-screen.tsx").then((file) => file.fastEntryScreen),
  },
  ...orderRoutes,
  {
    name: "cart", // ROUTE-27, ROUTE-28
    path: "/cart",
    title: "cart",
    layout: "portalWithoutOrderBar",
    hidesFooter: true,
    texts: ["cart", "checkout", "delivery", "preferences", "products", "catalog", "suggestions", "empties"],
    screen: () => import("../screens/cart/cart-screen.tsx").then((file) => file.cartScreen),
  },
  {
    name: "emptiesSummary", // ROUTE-46
    path: "/cart/empties",
    title: "cartEmpties",
    above: [{ title: "cart", path: "/cart" }],
    layout: "portalWithoutOrderBar",
    hidesFooter: true,
    texts: ["cart", "checkout", "delivery", "preferences", "products", "catalog", "empties"],
    screen: () => import("../screens/cart/empties-screen.tsx").then((file) => file.emptiesScreen),
  },
  {
    name: "order-recap", // ROUTE-47
    path: "/cart/recap",
    title: "cartRecap",
    above: [{ title: "cart", path: "/cart" }],
    layout: "portalWithoutOrderBar",
    hidesFooter: true,
    texts: ["cart", "checkout", "delivery", "preferences", "products", "content", "empties", "print"],
    screen: () => import("../screens/recap/recap-screen.tsx").then((file) => file.recapScreen),
  },
  {
    name: "thanks", // ROUTE-29
    path: "/thanks",
    title: "thanks",
    layout: "portalWithoutOrderBar",
    texts: ["checkout", "delivery", "preferences", "empties", "orders", "products", "print", "push"],
    screen: () => import("../screens/thanks/thanks-screen.tsx").then((file) => file.thanksScreen),
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
    screen: () => import("../screens/users/invite-screen.tsx").then((file) => file.inviteScreen),
  },
  {
    name: "user-detail", // ROUTE-47
    path: "/my-profile/users/$id",
    title: "profileUsers",
    above: [
      { title: "profile", path: paths.profile() },
      { title: "profileUsers", path: paths.users() },
    ],
    layout: "portalWithoutOrderBar",
    texts: ["users", "factors"],
    screen: () => import("../screens/users/user-screen.tsx").then((file) => file.userScreen),
  },
  {
    name: "confirm-email", // PROFILE-05, decision 0152
    path: "/confirm-email",
    title: "confirmEmail",
    layout: "portalWithoutOrderBar",
    texts: ["profile"],
    screen: () =>
      import("../screens/confirm-email/confirm-email-screen.tsx").then((file) => file.confirmEmailScreen),
  },
  {
    name: "aboutTheBrand", // LAYOUT-27
    path: "/about-the-brand",
    title: "aboutTheBrand",
    layout: "portalWithoutOrderBar",
    texts: ["brand"],
    screen: () =>
      import("../screens/brand/about-the-brand-screen.tsx").then((file) => file.aboutTheBrandScreen),
  },
  {
    name: "notices", // BELL-01
    path: "/notices",
    title: "notices",
    layout: "portalWithoutOrderBar",
    texts: ["notices", "push"],
    screen: () => import("../screens/notices/notices-screen.tsx").then((file) => file.noticesScreen),
  },
  {
    name: "contact", // ROUTE-30
    path: "/contact",
    title: "contact",
    layout: "portalWithoutOrderBar",
    texts: ["content"],
    screen: () => import("../screens/contact/contact-screen.tsx").then((file) => file.contactScreen),
  },
  {
    name: "legalTerms", // LAYOUT-09
    path: "/legal/terms",
    title: "terms",
    layout: "portalWithoutOrderBar",
    texts: ["legal", "print"],
    screen: () => import("../screens/legal/terms-screen.tsx").then((file) => file.termsScreen),
  },
  {
    name: "legalCookies", // LAYOUT-08
    path: "/legal/cookies",
    title: "cookies",
    layout: "portalWithoutOrderBar",
    texts: ["legal"],
    screen: () => import("../screens/legal/cookies-screen.tsx").then((file) => file.cookiesScreen),
  },
  {
    name: "tickets", // ROUTE-22, OP-101
    path: "/support/tickets",
    title: "tickets",
    above: [{ title: "support", path: paths.support() }],
    layout: "portalWithoutOrderBar",
    texts: ["tickets", "list", "orders"],
    screen: () => import("../screens/tickets/tickets-screen.tsx").then((file) => file.ticketsScreen),
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
    screen: () => import("../screens/tickets/new-ticket-screen.tsx").then((file) => file.newTicketScreen),
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
    screen: () => import("../screens/tickets/ticket-screen.tsx").then((file) => file.ticketScreen),
  },
  ...contentRoutes,
  {
    name: "training", // ROUTE-21
    path: "/training",
    title: "training",
    layout: "portalWithoutOrderBar",
    texts: ["academy", "tutorial"],
    screen: () => import("../screens/training/training-screen.tsx").then((file) => file.trainingScreen),
  },
  ...doorRoutes,
  {
    name: "Error403", // ROUTE-33
    path: "/error403",
    title: "error403Title",
    layout: "portalWithoutOrderBar",
    texts: [],
    screen: () => import("../screens/errors/error403-screen.tsx").then((file) => file.error403Screen),
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
    screen: async () => {
      const [inProfile, screen] = await Promise.all([
        import("../screens/profile/profile-frame.tsx").then((file) => file.inProfile),
        section.screen(),
      ]);
      return inProfile(section, screen);
    },
  };
}

/** ROUTE-34: any other path. */
export const notFound: RouteRow = {
  name: "Error404",
  path: "$",
  title: "error404Title",
  layout: "portalWithoutOrderBar",
  texts: [],
  screen: () => import("../screens/errors/error404-screen.tsx").then((file) => file.error404Screen),
};
