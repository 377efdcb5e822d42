import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import type { FileStore } from "./file-store.ts";

/** Files in a folder of this machine, in 256 folders by the first letters of their key. */
export function folderStore(folder: string): FileStore {
  const root = resolve(folder);
  const pathOf = (key: string) => join(root, key.slice(0, 2), key);
  return {
    put: async (key, content) => {
      const path = pathOf(key);
      const draft = `${path}.${randomUUID()}.part`;
      await mkdir(dirname(path), { recursive: true });
      try {
        // The name must not be there before the bytes are, even if the power goes.
        const file = await open(draft, "wx", 0o600);
        await pipeline(content, file.createWriteStream({ flush: true }));
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    get: async (key, part) => {
      const file = await open(pathOf(key)).catch(unlessMissing);
      if (!file) return;
      try {
        const { size } = await file.stat();
        if (size === 0) return { content: file.createReadStream(), bytes: 0 };
        // Told where it ends, a stream takes no more memory than there is to read, and none to find out that it was all.
        const { from: start, to: end } = part ?? { from: 0, to: size - 1 };
        return { content: file.createReadStream({ start, end }), bytes: end - start + 1 };
      } catch (error) {
        await file.close();
        throw error;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return;
  throw error;
}
