import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

/** What is smaller fits into one packet anyway; the server's own threshold (http.ts). */
const threshold = 1400;

/** Puts each text file compressed beside itself, as small as it gets: once here instead of at each request. */
export function compressFiles(): Plugin {
  return {
    name: "vycep-compress-files",
    apply: "build",
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      const paths = globSync("**/*.{html,js,css,svg,txt,webmanifest}", { cwd: dir }).map((path) =>
        join(dir, path),
      );
      await Promise.all(paths.map(compressOne));
    },
  };
}

async function compressOne(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < threshold) return;
  const [small, smaller] = await Promise.all([
    promisify(gzip)(content, { level: 9 }),
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  ]);
  await Promise.all([writeFile(`${path}.gz`, small), writeFile(`${path}.br`, smaller)]);
}
