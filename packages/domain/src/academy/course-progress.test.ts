import { describe, expect, test } from "vitest";
import { coursePercent, courseStep, courseToGoOn } from "./course-progress.ts";

describe("D45 progress in a course", () => {
  test.each([
    [6, 0, "not-begun", 0],
    [6, 1, "begun", 16],
    [6, 4, "begun", 66],
    [500, 499, "begun", 99],
    [3, 3, "done", 100],
    [3, 5, "done", 100],
  ] as const)("of %i lessons %i are %s: %i %%", (lessons, lessonsDone, step, percent) => {
    expect(courseStep({ lessons, lessonsDone })).toBe(step);
    expect(coursePercent({ lessons, lessonsDone })).toBe(percent);
  });

  test("goes on where somebody began, then with what is new, and nowhere when all is done", () => {
    const of = (id: string, lessonsDone: number) => ({ id, lessons: 3, lessonsDone });
    expect(courseToGoOn([of("a", 3), of("b", 0), of("c", 1)])?.id).toBe("c");
    expect(courseToGoOn([of("a", 3), of("b", 0), of("c", 0)])?.id).toBe("b");
    expect(courseToGoOn([of("a", 3)])).toBeUndefined();
    expect(courseToGoOn([])).toBeUndefined();
  });
});
