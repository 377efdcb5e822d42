/** How far one person has come in one course, as e-learning reports it (D45). */
export type CourseProgress = {
  readonly lessons: number;
  readonly lessonsDone: number;
};

export type CourseStep = "not-begun" | "begun" | "done";

/**
 * Where somebody stands in a course (D45).
 *
 * @example courseStep({ lessons: 6, lessonsDone: 4 }) // "begun"
 */
export function courseStep({ lessons, lessonsDone }: CourseProgress): CourseStep {
  if (lessonsDone >= lessons) return "done";
  return lessonsDone > 0 ? "begun" : "not-begun";
}

/**
 * Whole per cent, rounded down: nobody reads 100 % of what is not done (D45).
 *
 * @example coursePercent({ lessons: 6, lessonsDone: 4 }) // 66
 */
export function coursePercent({ lessons, lessonsDone }: CourseProgress): number {
  return Math.floor((Math.min(lessonsDone, lessons) / lessons) * 100);
}

/**
 * The course that one goes on with: the first that was begun, else the first that was not; none when all are done (D45).
 *
 * @example courseToGoOn([{ lessons: 3, lessonsDone: 3 }, { lessons: 6, lessonsDone: 4 }]) // { lessons: 6, lessonsDone: 4 }
 */
export function courseToGoOn<Course extends CourseProgress>(courses: readonly Course[]): Course | undefined {
  return (
    courses.find((course) => courseStep(course) === "begun") ??
    courses.find((course) => courseStep(course) === "not-begun")
  );
}
