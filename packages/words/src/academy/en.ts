import type { Translation } from "../engine/texts.ts";
import type { texts as original } from "./cs.ts";

export const texts: Translation<typeof original> = {
  title: "Your training",
  goOn: "Continue where you left off",
  begin: "Begin with your first course",
  goOnText: "Lesson {lesson} of {all}. It opens in e-learning; you need not sign in again.",
  allDone: "You have done all your courses",
  courses: "My courses",
  coursesDone: "{done} of {all} done",
  lessons_one: "{count} lesson",
  lessons_other: "{count} lessons",
  minutes_one: "{count} minute",
  minutes_other: "{count} minutes",
  left_one: "{count} lesson left",
  left_other: "{count} lessons left",
  percent: "{percent}% done",
  notBegun: "not begun",
  done: "done",
  account:
    "Your account is for training. It has no orders or documents; the owner of the account can give you more access.",
  elearning: "The courses on pouring, cleaning and storing are in e-learning. You need not sign in again.",
  open: "Open e-learning",
  missing: "The address of e-learning could not be found. Please write to customer service.",
};
