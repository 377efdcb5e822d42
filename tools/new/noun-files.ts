import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type NounWords, nounWords } from "./noun-words.ts";
import type { Outcome } from "./operation-files.ts";
import { roomsOf } from "./rooms.ts";

/** A line that a file of the house needs, so that it knows the new noun: it follows or precedes what stands there. */
type Insertion = {
  readonly path: string;
  readonly at: RegExp;
  readonly side: "before" | "after";
  readonly text: string;
};

/**
 * Makes every room of a new noun: rule, contract, words, table, server module, feature and screen, each with its tests,
 * and tells the files of the house that list nouns. What it makes works: a list of titles for each ship-to, and a way to
 * add one. Overwrites nothing.
 */
export function makeNoun(root: string, noun: string): Outcome {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/u.test(noun))
    return {
      kind: "refused",
      reason: `"${noun}" is no name of a noun: kebab-case, one of them (contract-note).`,
    };
  const words = nounWords(noun, nextMigration(root));
  const rooms = roomsOf(words);
  const there = rooms.find(({ path }) => existsSync(join(root, path)));
  if (there) return { kind: "refused", reason: `${there.path} is there already.` };
  const insertions = insertionsFor(words);
  const strange = insertions.find(({ path, at }) => !at.test(readFileSync(join(root, path), "utf8")));
  if (strange) return { kind: "refused", reason: `${strange.path} has no place for a noun: ${strange.at}` };

  for (const { path, template } of rooms) write(join(root, path), fill(template, words));
  for (const insertion of insertions) insert(root, insertion);
  return {
    kind: "made",
    files: [...rooms, ...insertions].map(({ path }) => path),
    left: [
      `Into docs/glossary.md: what a ${noun} is, in three languages, and the words to avoid.`,
      "Into .dependency-cruiser.cjs: its place in the order of nouns, once another noun needs it.",
    ],
  };
}

function insertionsFor(words: NounWords): readonly Insertion[] {
  const { noun, name, Name, names, Names } = words;
  const shellTitle = (language: "cs" | "sk" | "en", title: string): Insertion => ({
    path: `packages/words/src/shell/${language}.ts`,
    at: /export const texts.*= \{\n/u,
    side: "after",
    text: `  ${name}Title: "${title}",\n`,
  });
  return [
    {
      path: "packages/words/src/nouns.ts",
      at: /export interface Originals \{\n/u,
      side: "after",
      text: `  readonly "${noun}": typeof import("./${noun}/cs.ts").texts;\n`,
    },
    shellTitle("cs", Name),
    shellTitle("sk", Name),
    shellTitle("en", Name),
    {
      path: "apps/portal/src/app/further-words.ts",
      at: / {2}\],\n {2}\{ base: /u,
      side: "before",
      text: `    "./${noun}/[a-z][a-z].ts",\n`,
    },
    {
      path: "db/src/schema-files.ts",
      at: /\] as const;/u,
      side: "before",
      text: `  "${noun}",\n`,
    },
    {
      path: "packages/domain/src/access/route-access.ts",
      at: / {2}"saml-error": \{/u,
      side: "before",
      text: `  "${noun}": { path: "/${noun}", access: needs("Catalogue") },\n`,
    },
    {
      path: "packages/domain/src/access/access.test.ts",
      at: /const expected: readonly.*= \[\n/u,
      side: "after",
      text: `    ["new:", "${noun}", "/${noun}", "Catalogue"],\n`,
    },
    {
      path: "apps/portal/src/app/routes.ts",
      at: / {2}\.\.\.doorRoutes,\n/u,
      side: "before",
      text: `  {
    name: "${noun}",
    path: "/${noun}",
    title: "${name}Title",
    layout: "portalWithoutOrderBar",
    texts: ["${noun}", "list"],
    screen: further("${name}"),
  },
`,
    },
    {
      path: "apps/portal/src/app/further-screens.ts",
      at: /export const furtherScreens = \{\n/u,
      side: "after",
      text: `  ${name}: () => import("../screens/${noun}/${noun}-screen.tsx").then((file) => file.${name}Screen),\n`,
    },
    {
      path: "apps/server/src/app/modules.ts",
      at: /^import /u,
      side: "before",
      text: `import { ${name}Resolvers } from "../modules/${noun}/${noun}.resolvers.ts";\n`,
    },
    {
      path: "apps/server/src/app/modules.ts",
      at: / {4}identityResolvers\(deps\),\n/u,
      side: "after",
      text: `    ${name}Resolvers(deps),\n`,
    },
    {
      path: "apps/server/src/testing/matrix/expectations/expectations-of-graphql.ts",
      at: /export const graphqlExpectations.*= \{\n/u,
      side: "after",
      text: `  "Query.${names}": ofNoId(withCatalogue),
  "Mutation.add${Name}": [
    {
      args: ({ shipToId }) => ({ shipToId, title: "${Names}" }),
      own: toOrderAt,
      janas: { ...onlyJana(toOrderAt), suspended: "missing" },
    },
  ],
`,
    },
  ];
}

function insert(root: string, { path, at, side, text }: Insertion): void {
  const before = readFileSync(join(root, path), "utf8");
  writeFileSync(
    join(root, path),
    before.replace(at, (place) => (side === "before" ? text + place : place + text)),
  );
}

function nextMigration(root: string): string {
  const numbers = globSync("db/migrations/*.sql", { cwd: root }).map((path) =>
    Number(/(\d{4})_/u.exec(path)?.[1] ?? 0),
  );
  return String(Math.max(0, ...numbers) + 1).padStart(4, "0");
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function fill(template: string, words: NounWords): string {
  const text = readFileSync(join(import.meta.dirname, "templates/noun", `${template}.txt`), "utf8");
  return text.replaceAll(/\{\{(\w+)\}\}/gu, (hole, word: string) => words[word as keyof NounWords] ?? hole);
}
