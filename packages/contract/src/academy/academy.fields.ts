import { told } from "../told.docs.ts";
import { academyProgressAnswer, academyProgressBody, courseSchema, myCoursesAnswer } from "./academy.rest.ts";

const course = {
  lessons: "How many lessons the course has.",
  lessonsDone: "How many of them the person has done.",
};

export const academyFields = [
  told(academyProgressBody, {
    userId: "`sub` of the id token that the person came with.",
    at: "When it was so, ISO 8601 with its zone; a report that is older than the last one changes nothing.",
    courses:
      "All courses of the person as they stand: what is not among them is no course of theirs any more.",
    "courses.id": "Id of the course at e-learning, once in a report.",
    "courses.names":
      "What it is called, by language (cs, sk, en); Czech has to be there, and stands where another is missing.",
    "courses.lessons": course.lessons,
    "courses.lessonsDone": course.lessonsDone,
    "courses.minutes": "How long the whole course takes, in minutes; left out where nobody knows.",
    "courses.completedOn": "Day on which the last lesson was done, yyyy-MM-dd; left out until then.",
  }),
  told(academyProgressAnswer, {
    userId: "The person, as it was sent.",
    changed: "false where this report, or a later one, was told before.",
  }),
  told(courseSchema, {
    id: "Id of the course at e-learning.",
    name: "What it is called, in the language of the call.",
    ...course,
    minutes: "How long the whole course takes, in minutes; null where nobody knows.",
    completedOn: "Day on which the last lesson was done, yyyy-MM-dd; null until then.",
  }),
  told(myCoursesAnswer, { courses: "Courses of whoever asks; empty until e-learning has reported any." }),
];
