import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isGln } from "@vycep/domain/ship-to/gln";

/** A file as it came. */
export type ReceivedFile = {
  readonly name: string;
  /** The partner that alone can have sent it; null where the carrier vouches for the sender in the file. */
  readonly sender: string | null;
};

/** How files travel: AS2, SFTP or a provider puts them somewhere and takes them from somewhere. An outage is thrown. */
export type EdiCarrier = {
  readonly received: () => Promise<readonly ReceivedFile[]>;
  /** Undefined where another worker was quicker. */
  readonly read: (file: ReceivedFile) => Promise<Uint8Array | undefined>;
  /** The file is dealt with; doing it twice changes nothing. */
  readonly done: (file: ReceivedFile) => Promise<void>;
  /** The file waits for somebody, with the reason beside it. */
  readonly failed: (file: ReceivedFile, reason: string) => Promise<void>;
  /** Whole or not at all; the same name again changes nothing. */
  readonly send: (name: string, body: string) => Promise<void>;
  /** How many files wait for somebody. */
  readonly failedCount: () => Promise<number>;
};

/**
 * A folder with four others: `in` (and `in/GLN` for one partner alone), `out`, `done` and `failed`. Whoever brings a file
 * writes it under a name that begins with a dot or ends in `.part` or `.tmp`, and renames it then.
 */
export function folderCarrier(folder: string): EdiCarrier {
  const path = ({ name, sender }: ReceivedFile) =>
    sender === null ? join(folder, "in", name) : join(folder, "in", sender, name);
  /** A name that no other file has there. */
  const nameIn = async (where: "done" | "failed", file: ReceivedFile) => {
    await mkdir(join(folder, where), { recursive: true });
    const own = file.sender === null ? file.name : `${file.sender}-${file.name}`;
    const isTaken = await stat(join(folder, where, own)).catch(() => undefined);
    return isTaken === undefined ? own : `${randomUUID().slice(0, 8)}-${own}`;
  };
  const aside = (file: ReceivedFile, where: "done" | "failed", name: string) =>
    rename(path(file), join(folder, where, name)).catch(ignoreMissing);
  return {
    received: async () => {
      await mkdir(join(folder, "in"), { recursive: true });
      const entries = await readdir(join(folder, "in"), { withFileTypes: true });
      const senders = entries.filter((entry) => entry.isDirectory() && isGln(entry.name));
      const own = await Promise.all(
        senders.map(async ({ name: sender }) => filesOf(await entriesOf(join(folder, "in", sender)), sender)),
      );
      return [...filesOf(entries, null), ...own.flat()];
    },
    read: (file) => readFile(path(file)).catch(ignoreMissing),
    done: async (file) => {
      await aside(file, "done", await nameIn("done", file));
    },
    failed: async (file, reason) => {
      const name = await nameIn("failed", file);
      await writeWhole(join(folder, "failed"), `${name}.reason.txt`, `${reason}\n`);
      await aside(file, "failed", name);
    },
    send: (name, body) => writeWhole(join(folder, "out"), name, body),
    failedCount: async () => {
      const names = await readdir(join(folder, "failed")).catch(ignoreMissing);
      return (names ?? []).filter((name) => !name.endsWith(".reason.txt") && !name.startsWith(".")).length;
    },
  };
}

type Entry = { readonly name: string; readonly isFile: () => boolean };

function entriesOf(path: string): Promise<readonly Entry[]> {
  return readdir(path, { withFileTypes: true });
}

function filesOf(entries: readonly Entry[], sender: string | null): readonly ReceivedFile[] {
  return entries
    .filter((entry) => entry.isFile() && !/^[.]|[.](part|tmp)$/.test(entry.name))
    .map(({ name }) => ({ name, sender }))
    .toSorted((left, right) => (left.name < right.name ? -1 : 1));
}

/** Another worker has taken it meanwhile. */
function ignoreMissing(error: unknown): undefined {
  if ((error as { code?: unknown }).code !== "ENOENT") throw error;
}

async function writeWhole(folder: string, name: string, body: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `.${randomUUID()}.part`);
  try {
    await writeFile(draft, body, { flag: "wx", mode: 0o600, flush: true });
    await rename(draft, join(folder, name));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
