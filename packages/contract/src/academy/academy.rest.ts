/** Progress in the courses of e-learning: its signed report, and what the portal shows of it (D45); see docs/academy.md. */
import { LANGUAGES } from "@vycep/domain/market/language";
import { z as zod } from "zod";
import { asOneLine } from "../text.ts";

/** Headers of a signed report; made and checked like those of the ERP's calls (docs/erp.md). */
export const ACADEMY_HEADER = {
  /** Unix seconds of sending. */
  timestamp: "x-academy-timestamp",
  /** `v1=` and the HMAC-SHA256 in hexadecimal. */
  signature: "x-academy-signature",
  /** Names what is told; the same for every repeat of it. */
  eventId: "x-academy-event-id",
} as const;

/** Where e-learning reports, below our origin. */
export const ACADEMY_PROGRESS_PATH = "/academy/progress";

const courseId = zod.string().overwrite(asOneLine).min(1).max(60);
const name = zod.string().overwrite(asOneLine).min(1).max(120);
const lessons = zod.number().int().min(1).max(500);
const lessonsDone = zod.number().int().min(0).max(500);
const minutes = zod.number().int().min(1).max(100_000);
const day = zod.iso.date();

const reportedCourse = zod
  .object({
    id: courseId,
    names: zod.partialRecord(zod.enum(LANGUAGES), name).refine((names) => names.cs !== undefined, {
      error: "a Czech name is missing",
    }),
    lessons,
    lessonsDone,
    minutes: minutes.optional(),
    completedOn: day.optional(),
  })
  .refine((course) => course.lessonsDone <= course.lessons, {
    error: "more lessons are done than there are",
  });

/** All courses of one person as they stand: what is not in it, is no course of theirs any more. */
export const academyProgressBody = zod.object({
  userId: zod.string().min(1).max(60),
  at: zod.iso.datetime({ offset: true }),
  courses: zod
    .array(reportedCourse)
    .max(100)
    .refine((courses) => new Set(courses.map(({ id }) => id)).size === courses.length, {
      error: "a course stands twice",
    }),
});

export const academyProgressAnswer = zod.object({ userId: zod.string(), changed: zod.boolean() });

export const courseSchema = zod.object({
  id: zod.string(),
  name: zod.string(),
  lessons: zod.number().int(),
  lessonsDone: zod.number().int(),
  minutes: zod.number().int().nullable(),
  completedOn: zod.string().nullable(),
});

/** One's own courses; none until e-learning has reported any. */
export const myCoursesAnswer = zod.object({ courses: zod.array(courseSchema) });

export type ReportedProgress = zod.infer<typeof academyProgressBody>;
export type Course = zod.infer<typeof courseSchema>;
export type MyCoursesAnswer = zod.infer<typeof myCoursesAnswer>;
