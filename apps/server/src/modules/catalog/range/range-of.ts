import { sql } from "kysely";
import type { Db } from "../../../platform/db.ts";
import { uncounted } from "../../../platform/statement-count.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { findShared, goodsInTurn, rangeVersion } from "./range.repo.ts";
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

type Loaded = { readonly version: string; readonly range: Range };

function load(db: Db): Promise<Loaded> {
  // All of its statements see one moment.
  return uncounted(() =>
    db.isTransaction ? readSettled(db) : inTransaction(db, readAll, { isolation: "repeatable read" }),
  );
}

async function readAll(db: Db): Promise<Loaded> {
  const rows = await findShared(db);
  const version: unknown = JSON.parse(rows.find(({ kind }) => kind === "version")?.body ?? "null");
  if (typeof version !== "string") throw new Error("the range has no number");
  return { version, range: await readRange(rows, goodsInTurn(db)) };
}

/** In a transaction that began before, each statement sees a moment of its own: what changed between them is read again. */
async function readSettled(db: Db, attempts = 5): Promise<Loaded> {
  const loaded = await readAll(db);
  if ((await versionNow(db)) === loaded.version) return loaded;
  if (attempts === 1) throw new Error("the range changed each time that it was read");
  return readSettled(db, attempts - 1);
}

/** The range as it stands now; one statement to learn which that is. */
export async function currentRange(db: Db): Promise<Range> {
  return rangeOf(db, (await versionNow(db)) ?? "");
}

async function versionNow(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ version: string }>`select ${rangeVersion} as version`.execute(db);
  return rows[0]?.version;
}
