import { queryOptions } from "@tanstack/react-query";
import type { MyCoursesAnswer } from "@vycep/contract/academy/academy.rest";
import { courseStep, courseToGoOn } from "@vycep/domain/academy/course-progress";
import { callService } from "@vycep/shell/api/rest";
import { currentLanguage } from "@vycep/shell/words/i18n";

/** GET academy/GetMyCourses: what e-learning has reported of oneself, asked anew whenever the page is opened (D45). */
export function myCoursesQuery(language = currentLanguage()) {
  return queryOptions({
    queryKey: ["academy", "GetMyCourses", language],
    queryFn: async ({ signal }) =>
      (await callService<MyCoursesAnswer>("customerData", "/academy/GetMyCourses", { signal })).courses,
    staleTime: 0,
  });
}

/** The course to go on with, and whether it has been begun; none when all are done. */
export function courseAhead(courses: MyCoursesAnswer["courses"]) {
  const next = courseToGoOn(courses);
  return next && { ...next, isBegun: courseStep(next) === "begun" };
}
