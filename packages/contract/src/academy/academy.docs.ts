import type { Described } from "../described.ts";

/** One's own courses, and how e-learning reports them, as /docs tells it (D45). */
export const academyDocs = {
  GetMyCourses: {
    summary: "How far one has come in the courses of e-learning, as it last reported; none until it has.",
    example: { answer: { courses: [] } },
  },
  progress: {
    summary:
      "E-learning reports all courses of one person as they stand; what is not in it is no course of theirs.",
    description: "A report that is older than the last one changes nothing.",
    signedBy: "academy",
    example: {
      body: {
        userId: "U001",
        at: "2026-11-23T08:00:00Z",
        courses: [{ id: "draught", names: { cs: "Jak čepovat" }, lessons: 8, lessonsDone: 3, minutes: 90 }],
      },
      answer: { userId: "U001", changed: true },
    },
    problems: { 404: ["academy-not-connected", "no-such-user"] },
  },
} as const satisfies Record<string, Described>;
