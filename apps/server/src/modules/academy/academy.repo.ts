import type { Course, ReportedProgress } from "@vycep/contract/academy/academy.rest";
import type { UserId } from "@vycep/domain/kernel/ids";
import type { Language } from "@vycep/domain/market/language";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";

/** Notes that somebody's courses were reported; false when a report of the same moment or a later one was there first. */
export async function claimReport(tx: Tx, uid: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into course_report as r (uid, reported_at) values (${uid}, ${at})
    on conflict (uid) do update set reported_at = excluded.reported_at where r.reported_at < excluded.reported_at
    returning uid`.execute(tx);
  return rows.length > 0;
}

/** The courses as they were reported, in place of those before. */
export async function replaceCourses(
  tx: Tx,
  uid: string,
  courses: ReportedProgress["courses"],
): Promise<void> {
  await tx.deleteFrom("course_progress").where("uid", "=", uid).execute();
  if (courses.length === 0) return;
  await tx
    .insertInto("course_progress")
    .values(
      courses.map(({ id, names, lessons, lessonsDone, minutes, completedOn }, position) => ({
        ...{ uid, course_id: id, position, names: JSON.stringify(names), lessons, minutes: minutes ?? null },
        ...{ lessons_done: lessonsDone, completed_on: completedOn ?? null },
      })),
    )
    .execute();
}

/** Somebody's courses as they were last reported, named in a language, else in Czech. */
export async function coursesOf(db: Db, uid: UserId, language: Language): Promise<readonly Course[]> {
  const { rows } = await sql<Course>`
    select course_id as id, coalesce(names ->> ${language}, names ->> 'cs') as name, lessons,
      lessons_done as "lessonsDone", minutes, completed_on::text as "completedOn"
    from course_progress where uid = ${uid} order by position`.execute(db);
  return rows;
}
