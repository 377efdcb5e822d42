import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder of trading partners of its own. */
export async function ediFolder() {
  const folder = await mkdtemp(join(tmpdir(), "vycep-edi-"));
  const names = async (where: string) => {
    const found = await readdir(join(folder, where)).catch(() => []);
    return found.filter((name) => !name.startsWith(".")).toSorted();
  };
  return {
    folder,
    names,
    /** Somebody's file comes in. */
    bring: async (name: string, text: string | Uint8Array) => {
      await mkdir(join(folder, "in", name, ".."), { recursive: true });
      await writeFile(join(folder, "in", name), text);
    },
    text: (where: string, name: string) => readFile(join(folder, where, name), "utf8"),
    /** What goes out of one kind, the oldest first. */
    out: async (kind: string) => {
      const found = await names("out");
      const own = found
        .filter((name) => name.includes(kind))
        .toSorted((left, right) => numberIn(left) - numberIn(right));
      return Promise.all(own.map((name) => readFile(join(folder, "out", name), "utf8")));
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

function numberIn(name: string): number {
  return Number(/(\d+)[.]\w+$/.exec(name)?.[1] ?? 0);
}
