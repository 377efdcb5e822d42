import type { Files, FirstFilesList } from "./first-files-list.ts";
import { isKnown } from "./kept.ts";

type Ahead = { readonly list: FirstFilesList; readonly language: string };

/**
 * Asks at once for all files that the opened page begins with, and when they are there for those it goes on with. Who has no
 * session is about to sign in.
 */
export function fetchFirstFiles({ list, language }: Ahead): void {
  const path = isKnown() ? location.pathname : "/login";
  const page = list.pages[path] ?? list.pages["*"];
  if (page === undefined) return;
  fetchLetters(list.fonts);
  // Where to sign in is asked first of all where somebody does.
  if (location.pathname === "/login" && !location.search)
    document.head.append(ahead("/identity/settings", { as: "fetch" }));
  // While a page is read, the typeface comes, and what people go to from it, unless they pay for every byte.
  const fetchNext = () => {
    delete document.documentElement.dataset.letters;
    fetchFurtherFiles({ list, language }, path);
  };
  const drawn = new Promise((resolve) => addEventListener("vycep-drawn", resolve, { once: true }));
  const goneOn = fetchAll(page.begins, { language }).then(() =>
    fetchAll(page.goesOn, { language, fetchPriority: "low" }),
  );
  void Promise.all([goneOn, drawn]).then(() => (globalThis.requestIdleCallback ?? setTimeout)(fetchNext));
}

/**
 * Asks for what a page goes on with and for what people go to from it, as far as the page has not asked for it already; nothing
 * of it where somebody pays for every byte.
 */
export function fetchFurtherFiles({ list, language }: Ahead, path: string): void {
  if ("connection" in navigator && savesData(navigator.connection)) return;
  const page = list.pages[path] ?? list.pages["*"];
  const next = page?.next.map((one) => list.pages[one]?.begins) ?? [];
  const files = new Set([page?.goesOn, ...next].flatMap((part) => filesOf(part, language)));
  const missing = [...files].filter((file) => document.querySelector(`link[href="/${file}"]`) === null);
  document.head.append(...missing.map(fetchedForLater));
}

/** A script is also compiled once it has come: to compile one that does not come would be remembered as long as the page lives. */
function fetchedForLater(file: string): HTMLLinkElement {
  const isStyle = file.endsWith(".css");
  const link = ahead(`/${file}`, { rel: "prefetch", as: isStyle ? "style" : "script" });
  if (!isStyle)
    link.addEventListener("load", () =>
      document.head.append(ahead(`/${file}`, { rel: "modulepreload", fetchPriority: "low" })),
    );
  return link;
}

/** Answers when all of them have come, or will not. */
export function fetchAll(
  files: Files,
  { language, fetchPriority = "auto" }: { readonly language: string; readonly fetchPriority?: string },
): Promise<unknown> {
  const links = filesOf(files, language).map((file) =>
    file.endsWith(".css")
      ? ahead(`/${file}`, { as: "style", fetchPriority })
      : ahead(`/${file}`, { rel: "modulepreload", fetchPriority }),
  );
  const ended = links.map(
    (link) =>
      new Promise((resolve) => {
        link.addEventListener("load", resolve);
        link.addEventListener("error", resolve);
      }),
  );
  document.head.append(...links);
  return Promise.all(ended);
}

/** Words first: nothing is drawn without them. */
function filesOf(files: Files | undefined, language: string): readonly string[] {
  return files === undefined ? [] : [...(files.words[language] ?? []), ...files.files];
}

/** A first visit begins with letters of the device that are as wide (fonts.css); at a later one the worker has the typeface. */
function fetchLetters(fonts: readonly string[]): void {
  if (navigator.serviceWorker?.controller)
    document.head.append(...fonts.map((font) => ahead(`/${font}`, { as: "font", type: "font/woff2" })));
  else document.documentElement.dataset.letters = "device";
}

function ahead(href: string, attributes: Readonly<Record<string, string>>): HTMLLinkElement {
  const link = document.createElement("link");
  return Object.assign(link, { rel: "preload", href, crossOrigin: "", ...attributes });
}

function savesData(connection: unknown): boolean {
  return (
    typeof connection === "object" &&
    connection !== null &&
    "saveData" in connection &&
    connection.saveData === true
  );
}
