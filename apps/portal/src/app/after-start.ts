import type { AnyRouter } from "@tanstack/react-router";
import { followClicks } from "@vycep/shell/tracing/follow-clicks";
import { followCompanyElsewhere } from "../shared/user/follow-company.ts";
import { fetchFurtherPages } from "./fetch-further-pages.ts";
import { followDay } from "./follow-day.ts";
import { followVersions } from "./follow-versions.ts";

/** What nothing on the page waits for, fetched once the page has come. */
export function afterStart(router: AnyRouter): void {
  followCompanyElsewhere();
  followVersions();
  followDay();
  followClicks();
  fetchFurtherPages(router);
}
