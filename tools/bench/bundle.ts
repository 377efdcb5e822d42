/**
 * `npm run bench:bundle`: gzipped weight of what the browser must fetch for each first route, read from Vite's
 * manifest, of what each costs who comes from the home page, and of all that the pages opened first fetch then, words and
 * parts of them included. Fails when the script of a first route is above the aim, so that it can stand in a check.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "../bootstrap.mjs";

type Chunk = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
};

/** performance.md: at most 150 KB of gzipped script on the first route, 30 KB on each further one. */
const firstRouteLimit = 150 * 1024;
const furtherRouteLimit = 30 * 1024;
const firstScreens = ["src/screens/login/login-screen.tsx", "src/screens/home/home-screen.tsx"];

const dist = join(root, "apps/portal/dist");
const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")) as Record<string, Chunk>;

/** What the page itself names; an entry that only imports is no file of its own. */
const page = readFileSync(join(dist, "index.html"), "utf8");
const begin = Object.keys(manifest).filter((key) => page.includes(`src="/${manifest[key]?.file}"`));
if (begin.length === 0) throw new Error("the page names no script; run the build first");
const none: Files = { files: [], words: {} };
const screens = Object.keys(manifest).filter((key) => key.startsWith("src/screens/"));

/** What lies in the browser when somebody who is signed in has read the home page, which loads the next pages ahead. */
const home = openedFirst()["/"] ?? { begins: none, goesOn: none, next: [] };
const ahead = home.next.flatMap((path) => openedFirst()[path]?.begins.files ?? []);
const afterHome = new Set([...inPage(), ...home.begins.files, ...home.goesOn.files, ...ahead]);

const rows = screens.map((screen) => {
  const frame = screen.startsWith("src/screens/login/") ? "bare-layout" : "portal-layout";
  const shell = closure([...begin, `src/layouts/${frame}.tsx`]);
  const all = closure([...shell, screen]);
  const own = new Set([...all].filter((key) => !shell.has(key)));
  const further = new Set([...closure([screen])].filter((key) => !afterHome.has(manifest[key]?.file ?? "")));
  return { screen, total: weigh(all), own: weigh(own), further: weigh(further), css: weighCss(all) };
});

process.stdout.write(
  "| screen | script of a first visit, gzip | beyond the shell, gzip | opened after home, gzip | CSS, gzip |\n| --- | --- | --- | --- | --- |\n",
);
for (const { screen, total, own, further, css } of rows.toSorted((left, right) => right.total - left.total)) {
  const name = screen.replace("src/screens/", "").replace(".tsx", "");
  process.stdout.write(`| ${name} | ${kb(total)} | ${kb(own)} | ${kb(further)} | ${kb(css)} |\n`);
}
process.stdout.write(
  "\n| opened first | begins with, gzip | with what it goes on with, gzip | files |\n| --- | --- | --- | --- |\n",
);
for (const [path, { begins, goesOn }] of Object.entries(openedFirst())) {
  const first = [...inPage(), ...begins.files, ...(begins.words["cs"] ?? [])];
  const all = [...first, ...goesOn.files, ...(goesOn.words["cs"] ?? [])];
  const weight = (files: readonly (string | undefined)[]) =>
    kb(files.reduce((sum, file) => sum + (file === undefined ? 0 : gzipped(file)), 0));
  process.stdout.write(`| ${path} | ${weight(first)} | ${weight(all)} | ${all.length} |\n`);
}
const heavy = rows.filter(({ screen, total, further }) =>
  firstScreens.includes(screen) ? total > firstRouteLimit : further > furtherRouteLimit,
);
for (const { screen } of heavy) process.stdout.write(`above the aim: ${screen}\n`);
if (heavy.some(({ screen }) => firstScreens.includes(screen))) process.exitCode = 1;

type Files = {
  readonly files: readonly string[];
  readonly words: Readonly<Record<string, readonly string[]>>;
};

function inPage(): Set<string | undefined> {
  return new Set([...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file));
}

/** What the start of the page fetches, as the page lists it (apps/portal/first-files.ts). */
function openedFirst(): Record<
  string,
  { readonly begins: Files; readonly goesOn: Files; readonly next: readonly string[] }
> {
  const list = /id="first-files">(.*?)<\/script>/s.exec(page)?.[1];
  if (list === undefined) throw new Error("the page lists no first files");
  return (JSON.parse(list) as { readonly pages: ReturnType<typeof openedFirst> }).pages;
}

/** A chunk and everything it imports at once; lazily imported chunks are not fetched with it. */
function closure(keys: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || found.has(key)) return;
    found.add(key);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return found;
}

function weigh(keys: ReadonlySet<string>): number {
  const files = new Set([...keys].map((key) => manifest[key]?.file).filter((file) => file !== undefined));
  return [...files].reduce((sum, file) => sum + gzipped(file), 0);
}

function weighCss(keys: ReadonlySet<string>): number {
  const files = new Set([...keys].flatMap((key) => manifest[key]?.css ?? []));
  return [...files].reduce((sum, file) => sum + gzipped(file), 0);
}

function gzipped(file: string): number {
  return gzipSync(readFileSync(join(dist, file))).length;
}

function kb(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
