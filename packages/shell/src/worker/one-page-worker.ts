import { keptPart, pageOrPart } from "./one-page.ts";

declare const self: ServiceWorkerGlobalScope;

const browser = { caches: self.caches, fetch: (request: Request) => self.fetch(request) };

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(pageOrPart(request, browser));
  else if (/\/assets\//.test(new URL(request.url).pathname)) event.respondWith(keptPart(request, browser));
});
