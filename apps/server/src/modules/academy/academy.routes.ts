import { academyDocs as docs } from "@vycep/contract/academy/academy.docs";
import {
  ACADEMY_HEADER,
  ACADEMY_PROGRESS_PATH,
  academyProgressAnswer,
  academyProgressBody,
  myCoursesAnswer,
} from "@vycep/contract/academy/academy.rest";
import { takeSignedCalls } from "../../platform/calls/signed-scope.ts";
import type { Deps } from "../../platform/deps.ts";
import type { RestScope, Routes } from "../../platform/rest-scope.ts";
import { getMyCourses } from "./get-my-courses.ts";
import { reportProgress } from "./report-progress.ts";

/** What the portal asks. */
export const academyRoutes: Routes = (scope, deps, contextOf) => {
  scope.get(
    "/academy/GetMyCourses",
    { schema: { response: { 200: myCoursesAnswer } }, config: { described: docs.GetMyCourses } },
    (request) => getMyCourses(deps, contextOf(request)),
  );
};

/** What e-learning reports by itself, signed (D45). */
export function academyReports(scope: RestScope, deps: Deps): void {
  takeSignedCalls(
    scope,
    {
      ...{ name: "academy", headers: ACADEMY_HEADER, secret: deps.config.academySecret },
      notConnected: "No e-learning is connected.",
    },
    deps,
  );
  scope.post(
    ACADEMY_PROGRESS_PATH,
    {
      schema: { body: academyProgressBody, response: { 200: academyProgressAnswer } },
      config: { described: docs.progress },
    },
    (request) => reportProgress(deps, request.body),
  );
}
