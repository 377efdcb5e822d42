import { basename, dirname, relative, resolve } from "node:path";
import type { Plugin } from "rolldown";

const thread = /new URL\("(\.\/[a-z-]+)\.ts", import\.meta\.url\)/g;

/**
 * A source that reads a file beside itself (a style sheet, the contract, migrations) finds it there from the bundle too: each
 * knows where it came from. A thread of ours becomes a file of its own.
 */
export function placesOfSources(dist: string): Plugin {
  const from = (path: string) => JSON.stringify(relative(dist, path));
  return {
    name: "vycep-places-of-sources",
    transform: {
      filter: { id: /^[^\0]*\.(ts|m?js)$/, code: /import\.meta\.(url|dirname)/ },
      handler(code, id) {
        const threaded = code.replace(thread, (_whole, path: string) => {
          const name = basename(path);
          this.emitFile({ type: "chunk", id: resolve(dirname(id), `${path}.ts`), fileName: `${name}.js` });
          return `new URL("./${name}.js", import.meta.url)`;
        });
        const placed = threaded === code ? inPlace(code, id) : threaded;
        return { code: placed, map: null };
      },
    },
  };

  function inPlace(code: string, id: string): string {
    return code
      .replaceAll("import.meta.url", `new URL(${from(id)}, import.meta.url).href`)
      .replaceAll(
        "import.meta.dirname",
        `process.getBuiltinModule("node:url").fileURLToPath(new URL(${from(dirname(id))}, import.meta.url))`,
      );
  }
}
