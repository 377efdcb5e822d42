import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import type { FileSettings } from "../../platform/settings/file-settings.ts";
import { inTransaction } from "../../platform/transaction.ts";
import type { ByteRange } from "./byte-range.ts";
import { type LinkedFile, printLink } from "./file-link.ts";
import type { FileStore, StoredBytes } from "./file-store.ts";
import { folderStore } from "./folder-store.ts";
import { s3Store } from "./s3-store.ts";

export type FileContent = Uint8Array | AsyncIterable<Uint8Array>;

/** A file whose bytes are in the store and which nothing refers to yet. */
export type WrittenFile = { readonly id: string; readonly bytes: number; readonly sha256: string };

export type FilePort = {
  /** Puts bytes into the store, whole or not at all; `keepFile` then makes them part of something. */
  readonly write: (
    file: { readonly name: string; readonly type: string },
    content: FileContent,
  ) => Promise<WrittenFile>;
  /** The bytes of a file, or of a part of it; undefined where the store has lost them. */
  readonly read: (id: string, part?: ByteRange) => Promise<StoredBytes | undefined>;
  readonly erase: (id: string) => Promise<void>;
  /** The path of a link that lets one user have one file for a while, without a token. */
  readonly link: (file: LinkedFile, forMs: number) => string;
};

/** The house's files over the store that the configuration names. */
export function filePort({ db, clock, config }: Pick<Deps, "db" | "clock" | "config">): FilePort {
  const store = fileStoreOf(config.files);
  return {
    write: async ({ name, type }, content) => {
      const id = randomBytes(16).toString("hex");
      const begun = { id, name: readableName(name), type, at: clock.instant() };
      await inTransaction(db, (tx) => begin(tx, begun));
      const seen = measured(content instanceof Uint8Array ? once(content) : content);
      await store.put(id, seen.content);
      return { id, ...seen.told() };
    },
    read: (id, part) => store.get(id, part),
    erase: (id) => store.remove(id),
    link: (file, forMs) => printLink({ ...file, until: clock.realTime().getTime() + forMs }, config.secrets),
  };
}

/** The store alone, for whoever wants to know whether it is there. */
export function fileStoreOf(settings: FileSettings): FileStore {
  return settings.kind === "folder" ? folderStore(settings.folder) : s3Store(settings);
}

/** Noted before its first byte, so that a process that dies leaves nothing that nobody knows of. */
async function begin(
  tx: Tx,
  { id, name, type, at }: { id: string; name: string; type: string; at: Date },
): Promise<void> {
  await sql`insert into stored_file (id, name, type, begun_at) values (${id}, ${name}, ${type}, ${at})`.execute(
    tx,
  );
}

/** A name that any file system takes: no path, no control characters, not too long. */
function readableName(name: string): string {
  const plain = name.replaceAll(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, "_").trim();
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(plain)?.[0] ?? "";
  const stem = ending === "" ? plain : plain.slice(0, -ending.length);
  return (stem.slice(0, 200 - ending.length) || "_") + ending;
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Counts and sums up what flows past. */
function measured(content: AsyncIterable<Uint8Array>) {
  const hash = createHash("sha256");
  let bytes = 0;
  async function* passing() {
    for await (const piece of content) {
      bytes += piece.byteLength;
      hash.update(piece);
      yield piece;
    }
  }
  return { content: passing(), told: () => ({ bytes, sha256: hash.digest("hex") }) };
}
