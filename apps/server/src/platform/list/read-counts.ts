import { sql } from "kysely";
import type { Db } from "../db.ts";
import type { List } from "./read-list.ts";

/** How many rows some lists find, in one statement; of each no more are read than are counted. */
export async function readCounts(
  db: Db,
  lists: readonly Pick<List<never, never>, "found">[],
  { most }: { readonly most: number },
): Promise<readonly { readonly total: number; readonly isMore: boolean }[]> {
  if (lists.length === 0) return [];
  const counts = lists.map(
    ({ found }, at) => sql`
      select ${sql.lit(at)}::int as at, count(*)::int as total from (select from (${found}) f limit ${sql.lit(most + 1)}) c`,
  );
  const { rows } = await sql<{ total: number }>`${sql.join(counts, sql` union all `)} order by at`.execute(
    db,
  );
  return rows.map(({ total }) => ({ total: Math.min(total, most), isMore: total > most }));
}
