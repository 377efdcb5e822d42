import { sql } from "kysely";
import type { Db } from "../../../platform/db.ts";
import { uncounted } from "../../../platform/statement-count.ts";
import { findRange, rangeVersion } from "./range.repo.ts";
import type { Range } from "./range.ts";
import { readRange } from "./read-range.ts";

/** By the number of the state that they show: a range never changes, so it is never out of date. */
const ranges = new Map<string, Promise<Range>>();
/** The one that is used and, while goods are changing, those that requests under way still use. */
const mostRanges = 3;

/**
 * The range of the state that a statement of this request has named (decision 0205), or a newer one when it has changed
 * since; read by whoever asks first. Nothing older than the request is ever answered.
 */
export async function rangeOf(db: Db, version: string): Promise<Range> {
  const known = ranges.get(version);
  if (known !== undefined) return known;
  const loading = load(db);
  keep(
    version,
    loading.then(({ range }) => range),
  );
  const loaded = await loading.catch((error: unknown) => {
    // Whoever asks next tries again.
    ranges.delete(version);
    throw error;
  });
  if (loaded.version !== version) {
    ranges.delete(version);
    keep(loaded.version, Promise.resolve(loaded.range));
  }
  return loaded.range;
}

function keep(version: string, range: Promise<Range>): void {
  // Told of where it is waited for.
  range.catch(() => {});
  ranges.set(version, range);
  const [oldest] = ranges.keys();
  if (ranges.size > mostRanges && oldest !== undefined) ranges.delete(oldest);
}

async function load(db: Db): Promise<{ readonly version: string; readonly range: Range }> {
  const rows = await uncounted(() => findRange(db));
  const version: unknown = JSON.parse(rows.find(({ kind }) => kind === "version")?.body ?? "null");
  if (typeof version !== "string") throw new Error("the range has no number");
  return { version, range: await readRange(rows) };
}

/** The range as it stands now; one statement to learn which that is. */
export async function currentRange(db: Db): Promise<Range> {
  const { rows } = await sql<{ version: string }>`select ${rangeVersion} as version`.execute(db);
  return rangeOf(db, rows[0]?.version ?? "");
}
