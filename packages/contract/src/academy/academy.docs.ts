import type { Described } from "../described.ts";

/** One's own courses, as /docs tells them (D45). */
export const academyDocs = {
  GetMyCourses: {
    summary: "How far one has come in the courses of e-learning, as it last reported; none until it has.",
    example: { answer: { courses: [] } },
  },
} as const satisfies Record<string, Described>;
