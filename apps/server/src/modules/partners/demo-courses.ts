import { randomBytes, randomUUID } from "node:crypto";
import {
  ACADEMY_HEADER,
  ACADEMY_PROGRESS_PATH,
  type ReportedProgress,
} from "@vycep/contract/academy/academy.rest";
import { addDays, type LocalDate } from "@vycep/domain/kernel/local-moment";
import { partnerCourses } from "@vycep/words/partners/answers";
import { signatureOf } from "../../platform/calls/signed-call.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Config } from "../../platform/config.ts";

type CourseId = keyof typeof partnerCourses;

/** Who has come how far when the demo begins: everybody else has begun nothing. */
const begun: Readonly<Record<string, Readonly<Partial<Record<CourseId, number>>>>> = {
  U009: { tapping: 4, kegs: 3 },
};
const courses = [
  { id: "tapping", lessons: 6, minutes: 45 },
  { id: "cleaning", lessons: 4, minutes: 30 },
  { id: "kegs", lessons: 3, minutes: 20 },
] as const satisfies readonly { readonly id: CourseId; readonly lessons: number; readonly minutes: number }[];

/** What stands in the demo academy's own book, as long as its process lives. */
export type DemoCourses = {
  readonly of: (uid: string) => ReportedProgress["courses"];
  /** What a page of this person's must show to finish a lesson. */
  readonly pass: (uid: string) => string;
  readonly finishLesson: (pass: string, courseId: string) => Promise<void>;
  /** Tells the portal, signed, over HTTP, as any e-learning would (D45). */
  readonly report: (uid: string) => Promise<void>;
};

export function demoCourses(
  { origin, academySecret }: Pick<Config, "origin" | "academySecret">,
  clock: Clock,
): DemoCourses {
  const books = new Map<string, Partial<Record<CourseId, number>>>();
  const lastDays = new Map<string, LocalDate>();
  const passes = new Map<string, string>();
  const bookOf = (uid: string) => books.get(uid) ?? begun[uid] ?? {};
  const of = (uid: string) =>
    courses.map(({ id, lessons, minutes }) => {
      const lessonsDone = Math.min(lessons, bookOf(uid)[id] ?? 0);
      const completedOn = lastDays.get(`${uid} ${id}`) ?? addDays(clock.now().date, -19);
      const names = partnerCourses[id];
      return { id, names, lessons, lessonsDone, minutes, ...(lessonsDone === lessons && { completedOn }) };
    });
  // Two lessons of one moment are two reports all the same.
  let lastReport = 0;
  const nextMoment = () => {
    lastReport = Math.max(lastReport + 1, clock.realTime().getTime());
    return lastReport;
  };
  const report = async (uid: string) => {
    const body = JSON.stringify({ userId: uid, at: new Date(nextMoment()).toISOString(), courses: of(uid) });
    const timestamp = String(Math.floor(clock.realTime().getTime() / 1000));
    const eventId = randomUUID();
    const call = { method: "POST", path: ACADEMY_PROGRESS_PATH, timestamp, eventId, body };
    await fetch(`${origin}${ACADEMY_PROGRESS_PATH}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        [ACADEMY_HEADER.timestamp]: timestamp,
        [ACADEMY_HEADER.eventId]: eventId,
        [ACADEMY_HEADER.signature]: signatureOf(call, academySecret ?? ""),
      },
      body,
    });
  };
  return {
    of,
    report,
    pass: (uid) => {
      const pass = randomBytes(32).toString("base64url");
      if (passes.size >= mostPasses) passes.delete(passes.keys().next().value ?? "");
      passes.set(pass, uid);
      return pass;
    },
    finishLesson: async (pass, courseId) => {
      const uid = passes.get(pass);
      const course = courses.find(({ id }) => id === courseId);
      if (uid === undefined || course === undefined) return;
      passes.delete(pass);
      const book = bookOf(uid);
      books.set(uid, { ...book, [course.id]: Math.min(course.lessons, (book[course.id] ?? 0) + 1) });
      lastDays.set(`${uid} ${course.id}`, clock.now().date);
      await report(uid);
    },
  };
}

const mostPasses = 1000;
