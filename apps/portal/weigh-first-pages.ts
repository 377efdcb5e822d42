import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";
import { openedFirst } from "./first-files.ts";

/**
 * What the scripts may weigh that a page begins with, gzipped, in KB of 1,024 bytes, words aside: signing in and home as
 * performance.md asks, the others some KB more than they did on 23 November 2026: a dialog that an import drags along is 45.
 */
export const mostOfFirstPages: Readonly<Record<string, number>> = {
  "/login": 140.6,
  "/": 150,
  "/catalog/products": 225,
  "/cart": 265,
  "*": 150,
};

type Built = { readonly code: string; readonly imports: readonly string[] };

/** Tells what each first page weighs, and fails the build when one of them is too heavy. */
export function weighFirstPages(): Plugin {
  return {
    name: "vycep-weigh-first-pages",
    apply: "build",
    // Only here the code is what will be sent: the bundler still names the files to fetch ahead in it.
    writeBundle(_options, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === "chunk" ? [[file.fileName, file] as const] : [],
        ),
      );
      const weights = Object.entries(openedFirst).map(([page, { begins }]) => {
        const starts = [...chunks.values()].filter(
          (chunk) => chunk.isEntry || isMadeOfOne(chunk, begins.modules),
        );
        return {
          page,
          kilobytes: weightOf(
            starts.map(({ fileName }) => fileName),
            chunks,
          ),
        };
      });
      for (const { page, kilobytes } of weights)
        process.stdout.write(
          `${page}: ${kilobytes.toFixed(1)} KB of script, gzipped (at most ${mostOfFirstPages[page]})\n`,
        );
      const heavy = tooHeavy(weights);
      if (heavy.length > 0)
        this.error(
          `too heavy: ${heavy.join(", ")}; what needs something only later imports it only then (script-files.ts)`,
        );
    },
  };
}

/** The pages that weigh more than they may. */
export function tooHeavy(
  weights: readonly { readonly page: string; readonly kilobytes: number }[],
): readonly string[] {
  return weights
    .filter(({ page, kilobytes }) => kilobytes > (mostOfFirstPages[page] ?? 0))
    .map(({ page }) => page);
}

/** The gzipped weight of scripts with all that they import, each counted once, in KB of 1,024 bytes. */
export function weightOf(starts: readonly string[], files: ReadonlyMap<string, Built>): number {
  const needed = new Set(starts);
  for (const name of needed) for (const next of files.get(name)?.imports ?? []) needed.add(next);
  const bytes = [...needed].map((name) => gzipSync(files.get(name)?.code ?? "").length);
  return bytes.reduce((sum, one) => sum + one, 0) / 1024;
}

function isMadeOfOne({ facadeModuleId }: Rolldown.OutputChunk, modules: readonly string[]): boolean {
  const name = facadeModuleId?.replace(/\.tsx?$/, "");
  return modules.some((module) => name?.endsWith(`/${module}`) === true);
}
