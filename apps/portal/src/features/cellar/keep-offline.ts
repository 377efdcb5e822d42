import { logWarning } from "@vycep/shell/log";
import { keepPage } from "@vycep/shell/worker/keep-page";
import { paths } from "../../shared/paths.ts";

/**
 * Keeps the page and all that it is made of, so that it opens without network (B12). What this visit has not loaded yet is asked
 * for: the camera's reader comes only when somebody scans.
 */
export async function keepOffline(others: readonly (() => Promise<unknown>)[]): Promise<void> {
  try {
    await Promise.all(others.map((load) => load()));
    await keepPage(paths.cellar());
  } catch (cause) {
    logWarning("the cellar was not kept for times without network", cause);
  }
}
