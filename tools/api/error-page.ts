import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ErrorKind, errorKinds } from "../../apps/server/src/platform/errors.ts";
import { root } from "../bootstrap.mjs";
import { type Advice, codeAdvice } from "./code-advice.ts";
import {
  answersOfBusiness,
  answersOfSystems,
  sentenceOf,
  shippingInputCodes,
  toldCodes,
} from "./error-words.ts";

/** What the catalogue takes of an OpenAPI document. */
export type Refusing = {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          { readonly tags: readonly string[]; readonly responses: Readonly<Record<string, Answer>> }
        >
      >
    >
  >;
};
type Answer = { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> };
type Schema = { readonly properties?: { readonly code?: { readonly enum?: readonly string[] } } };

type Row = { readonly statuses: ReadonlySet<string>; readonly groups: ReadonlySet<string> };

/** The page of all codes: those of refused calls, then those that answers hold. */
export function errorPage(document: Refusing, advice = codeAdvice()): string {
  const rows = [...rowsOf(document)].toSorted(([one], [other]) => one.localeCompare(other, "en"));
  return `${[
    "# All codes of refusals (written by `npm run api`)",
    "How they come: [errors.md](errors.md). What a code says is the sentence of `lang: en`; of those that calls put into words themselves it is what they mean.",
    "## Calls that are refused",
    "| code | status | from | says | what to do |\n| --- | --- | --- | --- | --- |",
  ].join("\n\n")}\n${rows.map(([code, row]) => line(code, row, advice.get(code))).join("")}${[
    ...answersOfBusiness,
    ...answersOfSystems,
  ]
    .map(
      ({ title, sentences }) =>
        `\n## ${title}\n\n| code | says | what to do |\n| --- | --- | --- |\n${Object.entries(sentences)
          .map(([code, { en }]) => `| \`${code}\` | ${cell(en)} | ${cell(advice.get(code)?.todo ?? "")} |\n`)
          .join("")}`,
    )
    .join("")}`;
}

/** Codes that there are words for and that a page does not have. */
export function missingCodes(page: string): readonly string[] {
  return toldCodes().filter((code) => !page.includes(`\n| \`${code}\` |`));
}

function line(
  code: string,
  { statuses, groups }: Row,
  { says, todo }: Advice = { says: "", todo: "" },
): string {
  const from = groups.size > 8 ? "any call" : [...groups].toSorted().join(", ");
  return `| \`${code}\` | ${[...statuses].toSorted().join(", ")} | ${from} | ${cell(sentenceOf(code) ?? says)} | ${cell(todo)} |\n`;
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|");
}

function rowsOf(document: Refusing): ReadonlyMap<string, Row> {
  const rows = new Map<string, { statuses: Set<string>; groups: Set<string> }>();
  const told = described(document);
  const known = new Set(told.map(({ code }) => code));
  for (const { code, status, group } of [...told, ...thrown().filter((found) => !known.has(found.code))]) {
    const row = rows.get(code) ?? { statuses: new Set(), groups: new Set() };
    row.statuses.add(status);
    row.groups.add(group);
    rows.set(code, row);
  }
  return rows;
}

type Found = { readonly code: string; readonly status: string; readonly group: string };

function described({ paths }: Refusing): readonly Found[] {
  return Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ tags: [group = ""], responses }) =>
      Object.entries(responses).flatMap(([status, { content }]) =>
        (content?.["application/json"]?.schema?.properties?.code?.enum ?? []).map((code) => ({
          ...{ code, status, group },
        })),
      ),
    );
}

/** Codes that stand in the server's source as they are, and those that it takes out of a table: GraphQL's and those of signing in are described by no call. */
export function thrown(): readonly Found[] {
  const files = globSync("apps/server/src/{app,platform,modules}/**/*.ts", { cwd: root });
  const byTable = [
    ...shippingInputCodes.map((code) => ({ code, kind: "bad-input" as const })),
    { code: "forbidden", kind: "forbidden" as const },
  ].map(({ code, kind }) => ({ code, status: String(errorKinds[kind].status), group: "graphql" }));
  const bySource = files
    .filter((file) => !file.endsWith(".test.ts"))
    .flatMap((file) => {
      const group = file.includes("/identity/") ? "sign-in" : "graphql";
      return [...readFileSync(join(root, file), "utf8").matchAll(throwing)].flatMap(
        ([, way = "", short, kind, long]) => {
          const code = short ?? long;
          const status = statusOf(kind ?? ofShort[way]);
          return code === undefined || status === undefined ? [] : [{ code, status, group }];
        },
      );
    });
  return [...bySource, ...byTable];
}

const throwing =
  /\b(notFound|badInput|AppError)\(\s*(?:"([a-z\d]+(?:-[a-z\d]+)+)"(?!,\s*\{)|"([a-z-]+)",\s*\{\s*code:\s*"([a-z\d-]+)")/g;

const ofShort: Readonly<Record<string, string>> = { notFound: "not-found", badInput: "bad-input" };

function statusOf(kind: string | undefined): string | undefined {
  return kind !== undefined && isKind(kind) ? String(errorKinds[kind].status) : undefined;
}

function isKind(kind: string): kind is ErrorKind {
  return Object.hasOwn(errorKinds, kind);
}
