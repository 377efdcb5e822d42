// npm test, step "texts": every text of the screens is there in every language, with the same parameters, and used; and the sheet
// of all that is counted is as fresh as they are. `npm run words` writes that sheet.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./bootstrap.mjs";
import { checkTexts, unusedKeys } from "./locales/check-texts.ts";
import { pluralSheet } from "./locales/plural-sheet.ts";

type Texts = Record<string, string>;

const folder = "packages/words/src";
const byNoun = new Map<string, Record<string, Texts>>();
for (const path of globSync(`${folder}/*/[a-z][a-z].ts`, { cwd: root }).toSorted()) {
  const [noun = "", language = ""] = [basename(dirname(path)), basename(path, ".ts")];
  const { texts } = (await import(pathToFileURL(join(root, path)).href)) as { texts?: Texts };
  // A noun that only the API speaks of has answers and no texts; the compiler compares those.
  if (texts !== undefined) byNoun.set(noun, { ...byNoun.get(noun), [language]: texts });
}

// A key may also come from a rule or from the server, by its name.
const sources = globSync("{apps/*/src,packages/{domain,contract,shell,paper}/src}/**/*.{ts,tsx}", {
  cwd: root,
})
  .filter((path) => !path.startsWith(folder) && !path.includes(".test."))
  .map((path) => readFileSync(join(root, path), "utf8"));

const wrong = [...byNoun].flatMap(([noun, files]) => [
  ...checkTexts(noun, files),
  ...unusedKeys(Object.keys(files.cs ?? {}), sources).map((key) => `${noun}: nothing uses ${key}`),
]);

const sheet = join(root, "packages/words/plurals.md");
const fresh = pluralSheet(byNoun);
if (process.argv.includes("--write")) writeFileSync(sheet, fresh);
else if (readFileSync(sheet, "utf8") !== fresh)
  wrong.push("packages/words/plurals.md is not fresh: `npm run words`");

for (const line of wrong) process.stderr.write(`${line}\n`);
process.exitCode = wrong.length === 0 ? 0 : 1;
