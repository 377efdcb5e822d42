import { useQuery } from "@tanstack/react-query";
import { usePageTitle } from "@vycep/shell/page/page-title";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { PageTitle } from "@vycep/ui/layout/page-title.tsx";
import { CourseCards } from "../../features/academy/course-cards.tsx";
import { courseAhead, myCoursesQuery } from "../../features/academy/use-my-courses.ts";
import { usePortalExtLinks } from "../../features/content/use-portal-ext-links.ts";
import { paths } from "../../shared/paths.ts";
import { useCurrentUser } from "../../shared/user/current-user.ts";

/** SESSION-07, SESSION-08, OP-76: e-learning is all that an academy-only user has. Progress where it is reported (D45). */
export function AcademyPage() {
  const t = useTexts("academy");
  const user = useCurrentUser();
  usePageTitle(t("title"));
  // A page that leads on needs no progress: without an answer it stands as before the first report.
  const { data: courses = [] } = useQuery(myCoursesQuery());
  const next = courseAhead(courses);
  return (
    <>
      <PageTitle title={t("title")} note={[user.name, user.companyName].filter(Boolean).join(" · ")} />
      <div className="grid gap-6">
        <Card tone="dark">
          <div className="flex flex-wrap items-center justify-between gap-5">
            <div className="min-w-0 max-w-prose">
              {next === undefined ? (
                <>
                  {courses.length > 0 && <h2 className="type-large mb-1.5">{t("allDone")}</h2>}
                  <p className="text-on-bottle-soft">{t("elearning")}</p>
                </>
              ) : (
                <>
                  <p className="type-label text-on-bottle-soft">{next.isBegun ? t("goOn") : t("begin")}</p>
                  <h2 className="type-large my-1.5">{next.name}</h2>
                  <p className="text-on-bottle-soft">
                    {t("goOnText", { lesson: next.lessonsDone + 1, all: next.lessons })}
                  </p>
                </>
              )}
            </div>
            <ToELearning country={user.country} />
          </div>
        </Card>
        <CourseCards courses={courses} />
        <Alert tone="info">{t("account")}</Alert>
      </div>
    </>
  );
}

function ToELearning({ country }: { readonly country: Parameters<typeof usePortalExtLinks>[0] }) {
  const t = useTexts("academy");
  const shell = useTexts("shell");
  const { eLearning } = usePortalExtLinks(country);
  if (eLearning !== undefined)
    return (
      <ButtonLink href={eLearning.url} size="large" variant="amber" iconAfter="external-link">
        {t("open")}
      </ButtonLink>
    );
  return (
    <div>
      <p className="mb-3">{t("missing")}</p>
      <ButtonLink href={paths.contact()} size="large" variant="amber">
        {shell("writeToService")}
      </ButtonLink>
    </div>
  );
}
