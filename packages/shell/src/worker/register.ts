import { logWarning } from "../log.ts";

/** Where an app puts its built worker: at its root, so that it serves every page; or where it serves one page alone. */
interface WorkerPlace {
  readonly address: string;
  readonly scope?: string;
}
const atRoot: WorkerPlace = { address: "/service-worker.js" };
const askEveryMs = 60 * 60_000;

/**
 * Starts the worker once the page has come, and calls back when a newer version of the app has taken over: what is on the
 * page goes on as it is until somebody loads it anew. A browser without workers does without.
 */
export function registerWorker(onNewVersion: () => void, { address, ...of } = atRoot): void {
  if (!("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  let isFirst = serviceWorker.controller === null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (!isFirst) onNewVersion();
    isFirst = false;
  });
  serviceWorker
    .register(trusted(address), { updateViaCache: "none", ...of })
    .then((registration) => {
      setInterval(() => void registration.update().catch(() => undefined), askEveryMs);
    })
    .catch((cause: unknown) => logWarning("the worker could not be started", cause));
}

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { readonly createScriptURL: (url: string) => string };
}

/** The page's policy lets no text become a script; this one address is ours (Trusted Types). */
function trusted(url: string): string {
  const factory = (window as { readonly trustedTypes?: PolicyFactory }).trustedTypes;
  return factory === undefined
    ? url
    : factory.createPolicy("vycep", { createScriptURL: (asked) => asked }).createScriptURL(url);
}
