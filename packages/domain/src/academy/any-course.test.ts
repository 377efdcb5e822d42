import fc from "fast-check";
import { expect, it, test } from "vitest";
import { coursePercent, courseStep, courseToGoOn } from "./course-progress.ts";

const anyCourse = fc.record({ lessons: fc.integer({ min: 1, max: 500 }), lessonsDone: fc.nat(600) });

it("D45 a hundred per cent is said of what is done and of nothing else", () => {
  fc.assert(
    fc.property(anyCourse, (course) => {
      const percent = coursePercent(course);
      expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
      expect(percent === 100).toBe(courseStep(course) === "done");
      expect(courseStep(course) === "not-begun").toBe(course.lessonsDone === 0);
    }),
  );
});

it("D45 a lesson more is never less", () => {
  fc.assert(
    fc.property(anyCourse, ({ lessons, lessonsDone }) => {
      const before = coursePercent({ lessons, lessonsDone });
      expect(coursePercent({ lessons, lessonsDone: lessonsDone + 1 })).toBeGreaterThanOrEqual(before);
    }),
  );
});

it("D45 one goes on with what was begun, in the order of the courses, and never with what is done", () => {
  fc.assert(
    fc.property(fc.array(anyCourse, { maxLength: 8 }), (courses) => {
      const next = courseToGoOn(courses);
      const steps = courses.map(courseStep);
      const wanted = steps.includes("begun") ? "begun" : "not-begun";
      expect(next).toBe(courses[steps.indexOf(wanted)]);
    }),
  );
});

test.each([
  [1, 0, 0],
  [1, 1, 100],
  [3, 2, 66],
  [200, 1, 0],
  [200, 199, 99],
])("D45 of %i lessons %i are %i per cent", (lessons, lessonsDone, percent) => {
  expect(coursePercent({ lessons, lessonsDone })).toBe(percent);
});
