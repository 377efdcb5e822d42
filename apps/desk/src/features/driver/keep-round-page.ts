import { logWarning } from "@vycep/shell/log";
import { keepOnePage } from "@vycep/shell/worker/one-page";
import { registerWorker } from "@vycep/shell/worker/register";
import { paths } from "../../shared/paths.ts";

let isBegun = false;

/** From now on the page opens without a connection; a browser without workers does without. */
export async function keepRoundPage(): Promise<void> {
  if (isBegun || !navigator.onLine || !("serviceWorker" in navigator) || !("caches" in window)) return;
  isBegun = true;
  try {
    await keepOnePage(paths.ownRound(), loadedFiles());
    registerWorker(() => undefined, { address: "/desk/round-worker.js", scope: paths.ownRound() });
  } catch (cause) {
    logWarning("the page could not be kept", cause);
  }
}

function loadedFiles(): readonly string[] {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  return [...new Set(loaded)].filter((address) => address.startsWith(`${location.origin}/desk/assets/`));
}
