import type { AnyRouter } from "@tanstack/react-router";
import { whenIdle } from "@vycep/shell/clock/when-idle";
import { fetchFurtherFiles } from "./start/fetch-files.ts";
import { readFirstFilesList } from "./start/first-files-list.ts";

/**
 * Fetches what people go to from a page that they came to within the portal, as home after signing in: app/start.ts does it for
 * the page that was opened alone.
 */
export function fetchFurtherPages(router: AnyRouter): void {
  const list = readFirstFilesList();
  if (list === undefined) return;
  router.subscribe("onRendered", ({ toLocation, pathChanged }) => {
    if (!pathChanged) return;
    const { lang: language } = document.documentElement;
    whenIdle(() => fetchFurtherFiles({ list, language }, toLocation.pathname));
  });
}
