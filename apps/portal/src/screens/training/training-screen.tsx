import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { later } from "@vycep/shell/page/later.tsx";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { PageTitle } from "@vycep/ui/layout/page-title.tsx";
import { useState } from "react";
import { CourseCards } from "../../features/academy/course-cards.tsx";
import { myCoursesQuery } from "../../features/academy/use-my-courses.ts";
import { TutorialCards } from "../../features/content/tutorial/tutorial-cards.tsx";
import { helpPagesQuery, inOrder } from "../../features/content/tutorial/use-help-pages.ts";
import { portalExtLinksQuery, usePortalExtLinks } from "../../features/content/use-portal-ext-links.ts";
import { paths } from "../../shared/paths.ts";
import { useCurrentUser } from "../../shared/user/current-user.ts";

const replay = later(
  async () => (await import("../../features/content/tutorial/tutorial-dialog.tsx")).TutorialDialog,
  ["tutorial"],
);

/** ROUTE-21: the way to e-learning, how far one has come there (D45), and the pages of the tutorial to be seen again. */
export const trainingScreen: Screen = {
  component: TrainingScreen,
  load: ({ queryClient }) => {
    void queryClient.prefetchQuery(myCoursesQuery());
    void queryClient.prefetchQuery(helpPagesQuery());
    void queryClient.prefetchQuery(portalExtLinksQuery());
  },
};

function TrainingScreen() {
  const t = useTexts("tutorial");
  const shell = useTexts("shell");
  const { country } = useCurrentUser();
  const { eLearning } = usePortalExtLinks(country);
  // The way to e-learning stands without an answer, too.
  const { data: courses = [] } = useQuery(myCoursesQuery());
  const pages = inOrder(useSuspenseQuery(helpPagesQuery()).data);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PageTitle title={shell("training")} />
      <div className="grid gap-5">
        <Card title={t("academy")}>
          <p className="text-ink-soft">{eLearning === undefined ? t("academyMissing") : t("academyText")}</p>
          <p className="mt-4">
            {eLearning === undefined ? (
              <ButtonLink href={paths.contact()} variant="outline">
                {shell("writeToService")}
              </ButtonLink>
            ) : (
              <ButtonLink href={eLearning.url} iconAfter="external-link">
                {t("academyOpen")}
              </ButtonLink>
            )}
          </p>
        </Card>
        <CourseCards courses={courses} />
        <section aria-labelledby="guide">
          <div className="mb-3.5 flex flex-wrap items-end justify-between gap-3">
            <div>
              <h2 id="guide" className="type-heading">
                {t("guide")}
              </h2>
              <p className="mt-0.5 text-ink-soft">{pages.length === 0 ? t("guideEmpty") : t("guideText")}</p>
            </div>
            {pages.length > 0 && (
              <Button variant="outline" onClick={() => setOpen(true)}>
                {t("guideStart")}
              </Button>
            )}
          </div>
          <TutorialCards pages={pages} />
        </section>
      </div>
      {isOpen && (
        <replay.Part
          title={t("guide")}
          intro={t("guideText")}
          note={undefined}
          pages={pages}
          leaving="close"
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
