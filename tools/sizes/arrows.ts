import { dirname, join } from "node:path";
import ts from "typescript-classic";
import type { Arrows } from "./circles.ts";
import type { Source } from "./sources.ts";

/** The imports between these sources, those of types included; what comes from elsewhere is left out. */
export function arrowsBetween(sources: readonly Source[]): Arrows {
  const known = new Set(sources.map(({ path }) => path));
  return new Map(
    sources.map(({ path, text }) => [
      path,
      new Set(
        ts
          .preProcessFile(text, true, true)
          .importedFiles.map(({ fileName }) => placeOf(path, fileName))
          .flatMap((place) => [place, `${place}.ts`, `${place}.tsx`].filter((name) => known.has(name))),
      ),
    ]),
  );
}

/** `./line.ts` beside its importer; `@vycep/domain/cart/line` → `packages/domain/src/cart/line` */
function placeOf(from: string, named: string): string {
  if (named.startsWith(".")) return join(dirname(from), named);
  const [, name = "", path = ""] = /^@vycep\/([^/]+)\/(.+)$/u.exec(named) ?? [];
  return `${name === "db" ? "db" : `packages/${name}`}/src/${path}`;
}

/**
 * The room of a file: the folder that one would name when asked where it stands. `features/cart` and `modules/cart`
 * are rooms, what they are divided into is not; a file that stands beside rooms is a room of its own.
 */
export function roomOf(path: string): string {
  const parts = path.split("/");
  const isDivided = ["features", "modules", "shared", "platform"].includes(parts[3] ?? "");
  const depth = parts[0] === "tools" || parts[0] === "e2e" ? 2 : parts[0] === "db" ? 3 : isDivided ? 5 : 4;
  return parts.slice(0, depth).join("/");
}
