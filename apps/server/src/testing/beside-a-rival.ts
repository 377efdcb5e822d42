import type pg from "pg";

/**
 * Begins some work while a rival's change is written and not committed, and commits as soon as the work waits for it.
 * Answers what the work answered.
 */
export async function besideRival<T>(
  rival: pg.Client,
  change: { readonly text: string; readonly values: readonly string[] },
  work: () => Promise<T>,
): Promise<T> {
  await rival.query("begin");
  await rival.query(change.text, [...change.values]);
  const answer = work();
  for (;;) {
    const { rows } = await rival.query(
      "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    if (rows.length > 0) break;
  }
  await rival.query("commit");
  return answer;
}
