import { queryOptions } from "@tanstack/react-query";
import type { MyCoursesAnswer } from "@vycep/contract/academy/academy.rest";
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
