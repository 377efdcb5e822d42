// npm test, step "names": no identifier and no file bears a word that docs/glossary.md avoids.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./bootstrap.mjs";
import { avoidedWords } from "./glossary/avoided-words.ts";
import { bears, namesIn } from "./glossary/names.ts";
import { fixedNames, plainWords } from "./glossary/plain-words.ts";
import { parse } from "./source/parse.ts";

const houses = ["packages/{domain,contract,shell,paper,words}", "apps/*"];
const avoided = avoidedWords(readFileSync(join(root, "docs/glossary.md"), "utf8")).filter(
  ({ word }) => !Object.hasOwn(plainWords, word),
);
/** Most names come up again and again. */
const judged = new Map<string, typeof avoided>();
function judge(name: string): typeof avoided {
  const before = judged.get(name);
  if (before !== undefined) return before;
  const borne = fixedNames.has(name) ? [] : avoided.filter(({ word }) => bears(name, word));
  judged.set(name, borne);
  return borne;
}

const wrong = globSync(
  houses.map((house) => `${house}/src/**/*.{ts,tsx}`),
  { cwd: root, exclude: ["**/*.gen.ts", "**/graphql.gen/**"] },
)
  .toSorted()
  .flatMap((path) =>
    namesIn(parse(path, readFileSync(join(root, path), "utf8"))).flatMap(({ name, line }) =>
      judge(name).map(({ word, instead }) => `${path}:${line} ${name}: our word for ${word} is ${instead}`),
    ),
  );
for (const line of wrong) process.stderr.write(`${line}\n`);
process.exitCode = wrong.length === 0 ? 0 : 1;
