import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  type RouterHistory,
} from "@tanstack/react-router";
import { queryClient } from "@vycep/shell/api/query-client";
import { parseSearch, printSearch } from "@vycep/shell/page/search";
import { goToSignIn } from "@vycep/shell/session/identity-provider";
import { rememberIntendedPath } from "@vycep/shell/session/intended-path";
import { establishSession } from "@vycep/shell/session/session";
import { loadTexts } from "@vycep/shell/words/i18n";
import { loadDeskLayout, type PageOfDesk, RootFrame } from "../frame/root-frame.tsx";
import { PageError, ScreenFrame } from "../frame/screen-frame.tsx";
import { SkeletonPage } from "../frame/state-pages.tsx";
import type { DeskPage } from "../shared/feature.ts";
import { may, meQuery } from "../shared/me.ts";
import { features } from "./features.ts";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    readonly page?: PageOfDesk;
  }
}

const notFound: DeskPage = {
  path: "$",
  title: "notFoundTitle",
  texts: [],
  screen: async () => (await import("../frame/state-pages.tsx")).notFoundScreen,
};

/** The desk's pages over the browser's history, or over another one. */
export function createDeskRouter(history?: RouterHistory) {
  const nav = features.flatMap((feature) => feature.nav);
  const rootRoute = createRootRoute({ component: () => <RootFrame nav={nav} /> });
  const pages = [...features.flatMap((feature) => feature.pages), notFound];
  return createRouter({
    routeTree: rootRoute.addChildren(pages.map((page) => routeOf(page, rootRoute))),
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

function routeOf(page: DeskPage, rootRoute: AnyRoute) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path: page.path,
    staticData: { page },
    beforeLoad: async ({ location, preload }) => {
      if (page.isDoor === true) return { mayEnter: true };
      // A page that is only pointed at must neither ask for a sign-in nor end one.
      if (preload) return { mayEnter: may(queryClient.getQueryData(meQuery().queryKey), page.needs) };
      // While it is found out who is there, the page is on its way; the loader tells of a failure.
      page.screen().catch(() => undefined);
      if ((await establishSession()) === undefined) {
        rememberIntendedPath(location.href);
        void goToSignIn();
        // The page is being left; nothing more is to be shown until then.
        await new Promise<never>(() => undefined);
      }
      return { mayEnter: may(await queryClient.ensureQueryData(meQuery()), page.needs) };
    },
    loader: async ({ params, location, context }) => {
      const [screen] = await Promise.all([
        page.screen(),
        loadTexts(["shell", "desk", ...page.texts]),
        page.isDoor === true ? undefined : loadDeskLayout(),
      ]);
      if (context.mayEnter) screen.load?.({ queryClient, params, search: parseSearch(location.searchStr) });
      return { screen, mayEnter: context.mayEnter };
    },
    component: ScreenFrame,
  });
}
