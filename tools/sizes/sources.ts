import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../bootstrap.mjs";
import { linesOf } from "./measure.ts";

/** What a file is: something that runs, what people of one language read, or what tests it. */
export type Kind = "code" | "words" | "test";

export type Source = {
  readonly path: string;
  readonly workspace: string;
  readonly kind: Kind;
  readonly text: string;
  readonly lines: number;
};

/** Every source of the house that somebody wrote. */
export function readSources(): readonly Source[] {
  return globSync(["{packages,apps}/*/src/**/*.{ts,tsx}", "db/src/**/*.ts", "{e2e,tools}/**/*.ts"], {
    cwd: root,
    exclude: ["**/*.gen.ts", "**/graphql.gen/**", "**/node_modules/**", "tools/new/templates/**"],
  })
    .toSorted()
    .map((path) => {
      const text = readFileSync(join(root, path), "utf8");
      return { path, workspace: workspaceOf(path), kind: kindOf(path), text, lines: linesOf(text) };
    });
}

/** `apps/portal/src/app/main.tsx` → `apps/portal` */
function workspaceOf(path: string): string {
  const [house = "", name = ""] = path.split("/");
  return house === "packages" || house === "apps" ? `${house}/${name}` : house;
}

/** Words are files of one language (`cs.ts`, `cart.sk.ts`); a test is what only tests import. */
export function kindOf(path: string): Kind {
  if (/\.(test|spec)\.tsx?$|\/testing\/|^e2e\//u.test(path)) return "test";
  return /[/.](cs|sk|en|de|it)\.ts$/u.test(path) ? "words" : "code";
}

export function codeOf(sources: readonly Source[]): readonly Source[] {
  return sources.filter(({ kind }) => kind === "code");
}

/** How long the files of a workspace are. */
export function linesIn(workspace: string, sources: readonly Source[]): number[] {
  return sources.filter((source) => source.workspace === workspace).map(({ lines }) => lines);
}
