import type { Rolldown } from "vite";

// Which scripts are built into one file: fifty small ones are fetched later and compress worse than one.

/** What every page needs beside the entry and all that it imports. */
const core: readonly RegExp[] = [
  /packages\/ui\/src\/[a-z]+\/(icon|button|button-link|anchor|link|skeleton|class-names|alert|empty-state|live-region)\.tsx?$/,
  /packages\/shell\/src\/(api|door|session|storage|clock|failures)\/[a-z-]+\.ts$/,
  /packages\/shell\/src\/(page\/logo-shapes|log|ports)\.ts$/,
  /packages\/words\/src\/(engine\/texts|nouns)\.ts$/,
  /portal\/src\/shared\/(paths|user\/(current-user|portal-config|settle-language)|ordering\/(choice|ordering-keys))\.ts$/,
  /portal\/src\/app\/portal-(words|ports)\.ts$/,
  /\/use-portal-ext-links\.ts$/,
];
/** What a library's index names for all, and only some pages use: it lies where these need it. */
const seldomOfLibraries =
  /@tanstack\/[a-z-]+\/.*\/(use(Suspense)?(InfiniteQuery|Queries)|useBlocker|queriesObserver|infiniteQuery(Observer|Options))\.js$/;
const bundlersOwn = /rolldown\/runtime/;
/** What every page stands on and none of us wrote: it runs while our own scripts are still on their way, in a task of its own. */
const libraries = /\/node_modules\//;

/** What each first page needs at once, beside the entry; kept in step with app/routes.ts and the layouts. */
export const firstPages: Readonly<Record<string, readonly string[]>> = {
  "sign-in": [
    "screens/login/login-screen",
    "layouts/bare-layout",
    "words/src/shell/cs",
    "words/src/identity/cs",
  ],
  home: [
    "screens/home/home-screen",
    "layouts/portal-layout",
    "words/src/shell/cs",
    "words/src/home/cs",
    "words/src/identity/cs",
  ],
};

/** Around every page but those of signing in. */
const layout = /\/layouts\/portal-layout\.tsx$/;
const onEveryPageThatOrders = /\/ordering-parts\.tsx$/;
/** What home goes on with. */
const homeCards = /\/home-(cards\.ts|tutorial\.tsx)$/;
const goodsScreens = /\/screens\/[a-z-]+\/(products|product-detail|favourites|suggested-cart)-screen\.tsx$/;
const ordersScreens =
  /\/screens\/[a-z-]+\/(orders-history|order-detail|saved-order|saved-orders|thanks)-screen\.tsx$/;
const listScreens = /\/screens\/[a-z-]+\/(orders-history|saved-orders)-screen\.tsx$/;
const savedOrderScreens = /\/(saved-order-screen|put-saved-order)\.tsx$/;
/** Over a page, when an order is put into the cart again: no page begins with it. */
const repeating = /\/screens\/orders\/(repeat-dialog|repeat-order|put-saved-order)\.tsx$/;
/** They need so little that they fetch nothing made for larger pages. */
const smallScreens = /\/screens\/[a-z-]+\/(contact|error403|error404)-screen\.tsx$/;
/** Where goods are chosen, ordered and looked back at; every other page fetches nothing that was made for these. */
const orderingScreens =
  /\/screens\/(home|products|product-detail|favourites|suggested-cart|fast-entry|cart|recap|thanks|orders)\//;
/** What visitors see as well. */
const publicScreens = /\/screens\/(legal|brand|news|contact|errors)\//;
const doorScreens = /\/screens\/login\//;
/** Pages that belong together, by what they alone share. */
const families: readonly (readonly [file: string, pages: RegExp])[] = [
  ["door", /\/screens\/(login|confirm-email)\//],
  ["users", /\/screens\/(users\/|profile\/(users|roles)-)/],
  ["profile", /\/screens\/profile\//],
  ["legal", /\/screens\/legal\//],
  ["reading", /\/screens\/(legal|brand|news)\//],
  ["helping", /\/screens\/(support|tickets)\//],
];
/**
 * What every list stands on, whatever it lists, with all that it needs itself: of two files that import one another, one
 * begins with what the other has not made yet.
 */
const listKit =
  /\/(shell\/src\/files\/save-file|ui\/src\/(fields\/(filter-bar|search-field)|navigation\/pagination|data\/table))\.|\/shell\/src\/list\//;
/** What signing in shares with forms behind the door; the rest of what it shares is for passwords and second steps. */
const onManyForms = /\/ui\/src\/fields\/text-field\.tsx$/;
/** What makes an order a printed sheet. */
const paper = /\/(packages\/paper\/src|shell\/src\/print|features\/orders\/paper)\//;
/** What this needs, every menu, sheet and dialog needs: more than a page, and fetched when the first of them opens. */
const plainestDialog = /\/overlays\/message-dialog\.tsx$/;

/** All that is named here by its path. A file that moves away from its name would land in another script unnoticed. */
export const namedFiles: readonly RegExp[] = [
  ...core,
  layout,
  onEveryPageThatOrders,
  homeCards,
  goodsScreens,
  ordersScreens,
  listScreens,
  savedOrderScreens,
  repeating,
  smallScreens,
  orderingScreens,
  ...families.map(([, pages]) => pages),
  publicScreens,
  doorScreens,
  listKit,
  onManyForms,
  paper,
  plainestDialog,
];

/** The file for a module that every page needs, or that several screens share; null for what stands alone. */
export function fileOf(id: string, graph: Rolldown.ChunkingContext): string | null {
  if (seldomOfLibraries.test(id)) return null;
  const starts = startsOf(id, graph);
  if (isOfCore(id) || starts.some((start) => graph.getModuleInfo(start)?.isEntry === true))
    return libraries.test(id) ? "libraries" : "core";
  if (starts.length < 2) return null;
  const isNeededBy = (pages: RegExp) => starts.some((start) => pages.test(start));
  const isOnlyFor = (pages: RegExp) => starts.every((start) => pages.test(start));
  // Signing in shares a little with the layout and a little with the order bar, and neither of the two on its last step.
  const isOfForm = starts.some(isOfSignIn);
  if (isNeededBy(layout)) return isOfForm ? "core" : "layout";
  if (isOfForm && isNeededBy(onEveryPageThatOrders)) return "form";
  // What the home page shares with few others comes at no cost to it with the layout.
  if (starts.some(isFirst)) return isOfForm ? (onManyForms.test(id) ? "form" : "entrance") : "layout";
  if (isNeededBy(smallScreens)) return "small";
  if (isNeededBy(plainestDialog)) return "overlays";
  const screens = starts.filter((start) => start.includes("/screens/"));
  if (screens.some((screen) => !orderingScreens.test(screen))) {
    if (isNeededBy(onEveryPageThatOrders) || isNeededBy(homeCards))
      return screens.some((screen) => publicScreens.test(screen)) ? "basics" : "kit";
    if (listKit.test(id)) return "list-kit";
    if (screens.some((screen) => orderingScreens.test(screen))) return "shared";
    const family = families.find(([, pages]) => screens.every((screen) => pages.test(screen)));
    return screens.length < 2 ? null : (family?.[0] ?? sharedBy(screens));
  }
  if (isNeededBy(onEveryPageThatOrders)) return "ordering";
  if (isNeededBy(homeCards)) return isNeededBy(goodsScreens) ? "common" : "cards";
  if (starts.filter((start) => start.includes("/screens/")).length < 2) return null;
  if (isOnlyFor(repeating)) return "repeating";
  if (isOnlyFor(listScreens)) return "lists";
  if (isOnlyFor(savedOrderScreens)) return "saved-order";
  if (paper.test(id)) return "paper";
  if (isNeededBy(goodsScreens)) return isNeededBy(ordersScreens) ? "common" : "goods";
  return isNeededBy(ordersScreens) ? "orders" : "checkout";
}

/** What pages of several families share: with passwords, with what visitors read, or only among those who are signed in. */
function sharedBy(screens: readonly string[]): string {
  if (screens.some((screen) => doorScreens.test(screen))) return "passwords";
  return screens.some((screen) => publicScreens.test(screen)) ? "plain" : "inside";
}

function isOfCore(id: string): boolean {
  return bundlersOwn.test(id) || core.some((pattern) => pattern.test(id));
}

/** The parts of the portal, each fetched on its own, that need a module. */
function startsOf(id: string, graph: Rolldown.ChunkingContext): readonly string[] {
  const seen = new Set([id]);
  for (const one of seen)
    for (const importer of graph.getModuleInfo(one)?.importers ?? []) seen.add(importer);
  return [...seen].filter((one) => {
    const module = graph.getModuleInfo(one);
    return module?.isEntry === true || (module?.dynamicImporters.length ?? 0) > 0;
  });
}

function isFirst(id: string): boolean {
  return Object.values(firstPages).some((page) => isOneOf(page, id));
}

function isOfSignIn(id: string): boolean {
  return isOneOf(firstPages["sign-in"] ?? [], id);
}

function isOneOf(page: readonly string[], id: string): boolean {
  const module = id.replace(/\.tsx?$/, "");
  return page.some((name) => module.endsWith(`/${name}`));
}
