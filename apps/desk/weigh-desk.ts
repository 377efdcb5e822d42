import { weightOf } from "@vycep/build/weight-of";
import type { Plugin } from "vite";

/** DESK-02: what the first page and any further one may weigh, gzipped scripts in KB of 1,024 bytes. */
export const most = { first: 150, further: 40 } as const;

/** Tells what the pages of the desk weigh, and fails the build when one of them is too heavy. */
export function weighDesk(): Plugin {
  return {
    name: "vycep-weigh-desk",
    apply: "build",
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const files = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const entry = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
      const layouts = chunks.filter(({ facadeModuleId }) =>
        /\/frame\/desk-layout\.tsx$/.test(facadeModuleId ?? ""),
      );
      const frame = [...entry, ...layouts.map(({ fileName }) => fileName)];
      const screens = chunks.filter(({ facadeModuleId }) => /-screen\.tsx$/.test(facadeModuleId ?? ""));
      const first = weightOf(frame, files);
      const further = screens.map(({ fileName }) => ({
        page: fileName.replace(/^assets\/|-[\w-]{8}\.js$/g, ""),
        kilobytes: weightOf([...frame, fileName], files) - first,
      }));
      process.stdout.write(
        `desk: ${first.toFixed(1)} KB of script, gzipped, before any page (at most ${most.first})\n`,
      );
      for (const { page, kilobytes } of further)
        process.stdout.write(`desk ${page}: ${kilobytes.toFixed(1)} KB more (at most ${most.further})\n`);
      const heavy = tooHeavy(first, further);
      if (heavy.length > 0)
        this.error(`too heavy: ${heavy.join(", ")}; what few need is imported when they do`);
    },
  };
}

interface Weighed {
  readonly page: string;
  readonly kilobytes: number;
}

/** What weighs more than it may: the frame with the smallest page must leave room, and each page has its own limit. */
export function tooHeavy(first: number, further: readonly Weighed[]): readonly string[] {
  const pages = further.filter(({ kilobytes }) => kilobytes > most.further).map(({ page }) => page);
  return first > most.first ? ["the first page", ...pages] : pages;
}
