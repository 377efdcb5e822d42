import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  type RouterHistory,
  redirect,
} from "@tanstack/react-router";
import { isRouteIn, isRouteName, LEADING_ON } from "@vycep/domain/access/route-access";
import { namesIn } from "@vycep/domain/kernel/closed-list";
import { queryClient } from "@vycep/shell/api/query-client";
import { parseSearch, printSearch } from "@vycep/shell/page/search";
import { goToSignIn } from "@vycep/shell/session/identity-provider";
import { currentThemeRow } from "@vycep/shell/theme/theme";
import { loadTexts } from "@vycep/shell/words/i18n";
import type { PortalPage } from "../layouts/layout-props.ts";
import { loadLayout, RootFrame } from "../layouts/root-frame.tsx";
import { SkeletonPage } from "../screens/errors/shell-pages.tsx";
import { paths } from "../shared/paths.ts";
import { accessTo, enter } from "./enter.ts";
import type { RouteRow } from "./route-row.ts";
import { notFound, routes } from "./routes.ts";
import { PageError, ScreenFrame } from "./screen-frame.tsx";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    readonly page?: PortalPage;
  }
}

/** The portal's pages over the browser's history, or over another one. */
export function createPortalRouter(history?: RouterHistory) {
  const rootRoute = createRootRoute({ component: RootFrame });
  // One route of the router for each row of the table; `$` catches every other path (ROUTE-34).
  const routeTree = rootRoute.addChildren([
    ...[...routes.filter(isInTheme), notFound].map((row) => routeOf(row, rootRoute)),
    ...namesIn(LEADING_ON).map((path) => leadOn(path, rootRoute)),
  ]);
  return createRouter({
    routeTree,
    ...(history !== undefined && { history }),
    parseSearch,
    stringifySearch: printSearch,
    defaultPreload: "intent",
    defaultPreloadDelay: 80,
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 200,
    defaultPendingComponent: SkeletonPage,
    defaultErrorComponent: PageError,
    scrollRestoration: false,
  });
}

/** A part without a section leads on to its first one, whose gate says who may see it. */
function leadOn(path: keyof typeof LEADING_ON, rootRoute: AnyRoute) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: () => {
      throw redirect({ href: LEADING_ON[path], replace: true });
    },
  });
}

/** What another theme has is no page here (CONFIG-07). */
function isInTheme({ name }: RouteRow): boolean {
  return !isRouteName(name) || isRouteIn(name, currentThemeRow());
}

function routeOf(row: RouteRow, rootRoute: AnyRoute) {
  const access = accessTo(row);
  return createRoute({
    getParentRoute: () => rootRoute,
    path: row.path,
    staticData: {
      page: { ...row, permission: access.kind === "permission" ? access.permission : undefined },
    },
    beforeLoad: async ({ location, preload }) => {
      // A page that is only pointed at must neither ask for a sign-in nor end one.
      if (preload) return { verdict: { kind: "open" as const } };
      // While it is found out who is there, the page is on its way; the loader tells of a failure.
      row.screen().catch(() => undefined);
      const verdict = await enter(row, location.href);
      if (verdict.kind === "forbidden") throw redirect({ href: paths.error403(row.name), replace: true });
      if (verdict.kind === "sign-in") {
        void goToSignIn();
        // The page is being left; nothing more is to be shown until then.
        await new Promise<never>(() => undefined);
      }
      return { verdict };
    },
    loader: async ({ params, location, preload, context }) => {
      const [screen] = await Promise.all([
        row.screen(),
        loadTexts(["shell", ...row.texts]),
        loadLayout(row.layout),
      ]);
      const isOpen = preload || context.verdict.kind === "open";
      if (isOpen) screen.load?.({ queryClient, params, search: parseSearch(location.searchStr) });
      return { screen, verdict: context.verdict };
    },
    component: ScreenFrame,
  });
}
