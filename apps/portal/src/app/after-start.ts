import { followClicks } from "@vycep/shell/tracing/follow-clicks";
import { followVersions } from "./follow-versions.ts";

/** What nothing on the page waits for, fetched once the page has come. */
export function afterStart(): void {
  followVersions();
  followClicks();
}
