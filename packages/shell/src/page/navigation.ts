import type { AnyRouter } from "@tanstack/react-router";
import { recordRoute } from "./route-history.ts";
import { scrollAfter } from "./scroll.ts";

/** Keeps the routes gone through (ROUTE-43) and scrolls as ROUTE-38…42 ask. */
export function followNavigation(router: AnyRouter): void {
  const positions = new Map<string, number>();
  let isReturn = false;
  history.scrollRestoration = "manual";

  router.history.subscribe(({ action }: { readonly action: { readonly type: string } }) => {
    isReturn = action.type === "BACK" || action.type === "FORWARD" || action.type === "GO";
  });
  router.subscribe("onBeforeNavigate", ({ fromLocation }) => {
    if (fromLocation !== undefined) positions.set(keyOf(fromLocation), window.scrollY);
  });
  router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged }) => {
    recordRoute(toLocation.href);
    const scroll = scrollAfter({
      isFirst: fromLocation === undefined,
      isReturn,
      hasPathChanged: pathChanged,
      hash: toLocation.hash,
    });
    isReturn = false;
    if (scroll === "top") window.scrollTo({ top: 0 });
    if (scroll === "where-it-was") window.scrollTo({ top: positions.get(keyOf(toLocation)) ?? 0 });
    if (scroll === "hash") document.getElementById(toLocation.hash)?.scrollIntoView();
  });
}

function keyOf(location: { readonly href: string; readonly state: object }): string {
  return "__TSR_key" in location.state ? String(location.state.__TSR_key) : location.href;
}
