import { weightOf } from "@vycep/build/weight-of";
import type { Plugin, Rolldown } from "vite";
import { openedFirst } from "./first-files.ts";

/**
 * What the scripts may weigh that a page begins with, and those with what it goes on with, gzipped, in KB of 1,024 bytes,
 * words aside: a little more than they did on 23 November 2026 and markets became rows (0549), a tenth more since loads are
 * rounded as the order rounds them, one for goods and cart since its closing is announced, another tenth since a page loads anew only
 * when somebody answers, and never more than performance.md asks of signing in and
 * home. A dialog that an import drags along is 45, and of what cart, history and catalogue share home needs a fifth.
 */
export const mostOfFirstPages: Readonly<Record<string, { readonly begins: number; readonly inAll: number }>> =
  {
    "/login": { begins: 140.9, inAll: 140.9 },
    "/": { begins: 146.8, inAll: 217 },
    "/catalog/products": { begins: 226.3, inAll: 234.9 },
    "/cart": { begins: 264.7, inAll: 273.3 },
    "/cart/recap": { begins: 255.3, inAll: 263.9 },
    "*": { begins: 148.8, inAll: 196 },
  };

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
      const weigh = (modules: readonly string[]) => {
        const starts = [...chunks.values()].filter((chunk) => chunk.isEntry || isMadeOfOne(chunk, modules));
        return weightOf(
          starts.map(({ fileName }) => fileName),
          chunks,
        );
      };
      const weights = Object.entries(openedFirst).map(([page, { begins, goesOn }]) => ({
        page,
        begins: weigh(begins.modules),
        inAll: weigh([...begins.modules, ...goesOn.modules]),
      }));
      for (const { page, begins, inAll } of weights) {
        const most = mostOfFirstPages[page];
        process.stdout.write(
          `${page}: ${begins.toFixed(1)} KB of script, gzipped (at most ${most?.begins}), in all ${inAll.toFixed(1)} (at most ${most?.inAll})\n`,
        );
      }
      const heavy = tooHeavy(weights);
      if (heavy.length > 0)
        this.error(
          `too heavy: ${heavy.join(", ")}; what needs something only later imports it only then (script-files.ts)`,
        );
    },
  };
}

type Weight = { readonly page: string; readonly begins: number; readonly inAll: number };

/** The pages that weigh more than they may. */
export function tooHeavy(weights: readonly Weight[]): readonly string[] {
  return weights
    .filter(({ page, begins, inAll }) => {
      const most = mostOfFirstPages[page] ?? { begins: 0, inAll: 0 };
      return begins > most.begins || inAll > most.inAll;
    })
    .map(({ page }) => page);
}

function isMadeOfOne({ facadeModuleId }: Rolldown.OutputChunk, modules: readonly string[]): boolean {
  const name = facadeModuleId?.replace(/\.tsx?$/, "");
  return modules.some((module) => name?.endsWith(`/${module}`) === true);
}
