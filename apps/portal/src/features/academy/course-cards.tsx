import type { Course } from "@vycep/contract/academy/academy.rest";
import { coursePercent, courseStep } from "@vycep/domain/academy/course-progress";
import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { useTexts } from "@vycep/shell/words/i18n";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { Meter } from "@vycep/ui/meters/meter.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { formatDate } from "@vycep/words/engine/format";

/** One's own courses, with how far each has come (D45); nothing until e-learning has reported any. */
export function CourseCards({ courses }: { readonly courses: readonly Course[] }) {
  const t = useTexts("academy");
  if (courses.length === 0) return null;
  const done = courses.filter((course) => courseStep(course) === "done").length;
  return (
    <section aria-labelledby="courses">
      <div className="mb-3.5 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="courses" className="type-heading">
          {t("courses")}
        </h2>
        <p className="text-small text-ink-soft">{t("coursesDone", { done, all: courses.length })}</p>
      </div>
      <ul className="grid grid-cols-3 gap-5 max-mobile:grid-cols-1 tablet:grid-cols-2">
        {courses.map((course, index) => (
          <CourseCard key={course.id} course={course} band={bands[index % bands.length] ?? bands[0]} />
        ))}
      </ul>
    </section>
  );
}

/** A course has no picture: the colours of the house tell one from its neighbours. */
const bands = ["bg-bottle", "bg-bottle-light", "bg-amber-ink"] as const;

function CourseCard({ course, band }: { readonly course: Course; readonly band: (typeof bands)[number] }) {
  const t = useTexts("academy");
  const { name, lessons, lessonsDone, minutes, completedOn } = course;
  const step = courseStep(course);
  const doneOn = step === "done" && completedOn !== null ? parseLocalDate(completedOn) : undefined;
  const facts = [
    t("lessons", { count: lessons }),
    minutes === null ? undefined : t("minutes", { count: minutes }),
    step === "begun" ? t("left", { count: lessons - lessonsDone }) : undefined,
    doneOn && formatDate(doneOn),
  ];
  const said = {
    "not-begun": t("notBegun"),
    begun: t("percent", { percent: coursePercent(course) }),
    done: t("done"),
  }[step];
  return (
    <li className="overflow-hidden rounded-large border border-line bg-foam">
      <div className={classNames("flex h-24 items-center justify-center text-on-bottle", band)}>
        <Icon name="school" />
      </div>
      <div className="p-card">
        <h3 className="type-heading text-pretty">{name}</h3>
        <p className="mt-1 text-small text-ink-soft">{facts.filter(Boolean).join(" · ")}</p>
        <p className="mt-3.5 mb-1.5 text-small">{said}</p>
        <Meter
          label={name}
          value={lessonsDone}
          max={lessons}
          valueText={said}
          tone={step === "done" ? "reached" : "filling"}
        />
      </div>
    </li>
  );
}
