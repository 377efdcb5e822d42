import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { filesOf } from "./files.facts.ts";

/** A kept file whose bytes are not there, or are not those that were written. */
export type BrokenFile = { readonly id: string; readonly name: string; readonly flaw: "lost" | "changed" };

type Row = { readonly id: string; readonly name: string; readonly sha256: string };

const atOnce = 500;

/**
 * Reads all kept files and compares them with what was written (OPS-08): after a restore it tells what the copy of the files
 * has not. Files that no row knows are no harm.
 */
export async function checkFiles(
  deps: Pick<Deps, "db" | "clock" | "config">,
  tell: (file: BrokenFile) => void,
): Promise<number> {
  const now = deps.clock.instant();
  let count = 0;
  let page = await keptAfter(deps.db, "", now);
  while (page.length > 0) {
    for (const file of page) {
      const flaw = await flawOf(deps, file);
      if (flaw !== undefined) tell({ id: file.id, name: file.name, flaw });
    }
    count += page.length;
    page = await keptAfter(deps.db, page.at(-1)?.id ?? "", now);
  }
  return count;
}

async function flawOf(
  deps: Pick<Deps, "db" | "clock" | "config">,
  { id, sha256 }: Row,
): Promise<BrokenFile["flaw"] | undefined> {
  const stored = await filesOf(deps).read(id);
  if (stored === undefined) return "lost";
  const hash = createHash("sha256");
  for await (const piece of stored.content) hash.update(piece);
  return hash.digest("hex") === sha256 ? undefined : "changed";
}

async function keptAfter(db: Db, id: string, now: Date): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select id, name, sha256 from stored_file
    where id > ${id} and kept_at is not null and (expires_at is null or expires_at > ${now})
    order by id limit ${atOnce}`.execute(db);
  return rows;
}
