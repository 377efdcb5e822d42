import { globSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript-classic";
import { parse } from "../source/parse.ts";

/**
 * The names that an example may use without making them: what its own file exports and imports, its noun, the
 * kernel, and the builders that tests make facts with.
 */
export async function scopeOf(path: string, text: string): Promise<Record<string, unknown>> {
  const names: Record<string, unknown> = {};
  for (const module of [...shared(path), ...importsOf(path, text), path])
    Object.assign(names, await import(/* @vite-ignore */ module));
  return names;
}

function shared(path: string): string[] {
  const source = path.slice(0, path.indexOf("/src/") + "/src".length);
  const noun = relative(source, dirname(path));
  return globSync(["kernel/*.ts", "testing/*.ts", `${noun}/*.ts`], { cwd: source, exclude: ["**/*.test.ts"] })
    .toSorted()
    .map((file) => resolve(source, file));
}

function importsOf(path: string, text: string): string[] {
  return parse(path, text).statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const { text: named } = statement.moduleSpecifier;
    if (named.startsWith(".")) return [resolve(dirname(path), named)];
    return named.startsWith("@vycep/") ? [fileURLToPath(import.meta.resolve(named))] : [];
  });
}
