import type { MyCoursesAnswer } from "@vycep/contract/academy/academy.rest";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { coursesOf } from "./academy.repo.ts";

/** One's own courses (D45); whoever is signed in has their own, and no others. */
export async function getMyCourses(
  { db }: Pick<Deps, "db">,
  context: RequestContext,
): Promise<MyCoursesAnswer> {
  const { uid } = await context.actor();
  return { courses: [...(await coursesOf(db, uid, context.language))] };
}
