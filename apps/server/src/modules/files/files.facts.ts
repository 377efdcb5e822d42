import { type RawBuilder, sql } from "kysely";
import type { Config } from "../../platform/config.ts";
import type { Db } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { type FilePort, filePort } from "./file-port.ts";

export type { WrittenFile } from "./file-port.ts";

/** A file that is kept, without its bytes. */
export type KeptFile = {
  readonly id: string;
  readonly companyId: string | null;
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
};

const ports = new WeakMap<Config, FilePort>();

/** The store of this house: bytes in, bytes out, and links to them. */
export function filesOf(deps: Pick<Deps, "db" | "clock" | "config">): FilePort {
  const known = ports.get(deps.config) ?? filePort(deps);
  ports.set(deps.config, known);
  return known;
}

/** A kept file by its id; one that has expired is none. Whether the asker may have it is decided before. */
export async function keptFile(db: Db, id: string, now: Date): Promise<KeptFile | undefined> {
  const { rows } = await sql<KeptFile>`
    select id, company_id as "companyId", name, type, bytes from stored_file
    where id = ${id} and kept_at is not null and (expires_at is null or expires_at > ${now})`.execute(db);
  return rows[0];
}

/** Pieces of SQL for nouns that have files. */
export const filesInSql = {
  /** By which a file is known to be another one's copy. */
  hashOf: (id: RawBuilder<unknown>): RawBuilder<string | null> =>
    sql`(select hashed.sha256 from stored_file hashed where hashed.id = ${id})`,
} as const;

/** All bytes of a file; undefined where the store has lost them. */
export async function bytesOf(
  deps: Pick<Deps, "db" | "clock" | "config">,
  id: string,
): Promise<Buffer | undefined> {
  const stored = await filesOf(deps).read(id);
  if (stored === undefined) return undefined;
  const parts: Uint8Array[] = [];
  for await (const part of stored.content) parts.push(part);
  return Buffer.concat(parts);
}

/** The header by which a browser names what it saves: plain letters for old ones, the whole name for the others. */
export function attachmentOf(name: string, disposition: "inline" | "attachment" = "attachment"): string {
  const plain = name.replaceAll(/[^\w.-]/g, "_");
  return `${disposition}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
