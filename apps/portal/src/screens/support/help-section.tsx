import { useSuspenseQuery } from "@tanstack/react-query";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { TutorialCards } from "../../features/content/tutorial/tutorial-cards.tsx";
import { helpPagesQuery, inOrder } from "../../features/content/tutorial/use-help-pages.ts";

/** CONTENT-04, OP-101: the help pages, to be read at leisure. */
export const helpSection: Screen = {
  component: HelpSection,
  load: ({ queryClient }) => {
    void queryClient.prefetchQuery(helpPagesQuery());
  },
};

function HelpSection() {
  const shell = useTexts("shell");
  const t = useTexts("tutorial");
  const pages = inOrder(useSuspenseQuery(helpPagesQuery()).data);
  return (
    <section aria-labelledby="help-pages">
      <h2 id="help-pages" className="type-heading">
        {shell("helpPages")}
      </h2>
      <p className="mt-0.5 mb-3.5 text-ink-soft">{pages.length === 0 ? t("guideEmpty") : t("guideText")}</p>
      <TutorialCards pages={pages} />
    </section>
  );
}
