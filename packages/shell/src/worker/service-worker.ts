import { forgetOldFiles, isKept, type KeepingPorts, keptFile } from "./keep-files.ts";
import { pageOrKept, renewPages } from "./kept-pages.ts";
import { openPath, type ShownPush, shownPush } from "./push-message.ts";

declare const self: ServiceWorkerGlobalScope;

/** The files of this version; the build writes them in. */
declare const VYCEP_FILES: readonly string[];

const ports: KeepingPorts = {
  caches: self.caches,
  fetch: (request) => self.fetch(request),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

// The page is asked for anew each time, so a new version may serve whatever is open: names with a hash do not mix.
self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([renewed(), self.clients.claim()]));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (isKept(request, self.location.origin)) event.respondWith(keptFile(request, ports));
  else if (request.mode === "navigate" && request.method === "GET" && isPage(request))
    event.respondWith(pageOrKept(request, ports));
});

self.addEventListener("push", (event) => {
  const { body, path, tag } = shownPush(event.data?.text());
  const shown = { body, tag, icon: "/icon-192.png", data: { path } };
  event.waitUntil(self.registration.showNotification(self.location.hostname, shown));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path } = event.notification.data as Pick<ShownPush, "path">;
  event.waitUntil(openPath(path, self.clients));
});

/** The kept pages are renewed by the names of the files that they had. */
async function renewed(): Promise<void> {
  await renewPages(VYCEP_FILES, ports);
  await forgetOldFiles(VYCEP_FILES, ports);
}

/** A page of ours, and not a step of signing in (here or at a relying party of the demo), which must not be asked for twice. */
function isPage({ url }: Request): boolean {
  const { origin, pathname } = new URL(url);
  return (
    origin === self.location.origin && !/^\/(oidc|identity|demo|desk|login\/silent)(\/|$)/.test(pathname)
  );
}
