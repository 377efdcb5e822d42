import { useSuspenseQuery } from "@tanstack/react-query";
import { SearchAsTyped } from "@vycep/shell/list/search-as-typed.tsx";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Link } from "@vycep/ui/actions/link.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { FoundAnswers } from "../../features/content/support/found-answers.tsx";
import { KnowledgeCards } from "../../features/content/support/knowledge-cards.tsx";
import { QuestionList } from "../../features/content/support/question-list.tsx";
import { ServiceCard } from "../../features/content/support/service-card.tsx";
import { faqItemsQuery, knowledgeBaseQuery } from "../../features/content/support/use-answers.ts";
import { paths } from "../../shared/paths.ts";
import { useCurrentUser } from "../../shared/user/current-user.ts";
import { supportContactsQuery } from "../../shared/user/support-contact.ts";
import { useSupportSearch } from "./use-support-search.ts";

/** CONTENT-02: the questions, one search over all that is written, and whom to ask. */
export const faqSection: Screen = {
  component: FaqSection,
  load: ({ queryClient }) => {
    void queryClient.prefetchQuery(faqItemsQuery());
    void queryClient.prefetchQuery(knowledgeBaseQuery());
    void queryClient.prefetchQuery(supportContactsQuery());
  },
};

/** So many entries of the knowledge base stand beside the questions. */
const knowledgeShown = 4;

function FaqSection() {
  const t = useTexts("support");
  const shell = useTexts("shell");
  const { country } = useCurrentUser();
  const questions = useSuspenseQuery(faqItemsQuery()).data;
  const knowledge = useSuspenseQuery(knowledgeBaseQuery()).data;
  const { query, openId, search } = useSupportSearch("faq");
  return (
    <div className="grid gap-5">
      <Card tone="dark" title={t("howCanWeHelp")}>
        <div className="max-w-text text-ink">
          <SearchAsTyped
            label={t("search")}
            placeholder={t("searchHint")}
            value={query}
            onSearch={search}
            clearLabel={t("clearSearch")}
          />
        </div>
      </Card>
      <div className="grid items-start gap-5 wide:grid-cols-aside-small">
        {query.trim() === "" ? (
          <div className="grid min-w-0 gap-5">
            <Card
              isFlush
              title={t("questions")}
              aside={<Link href={paths.support("help")}>{shell("helpPages")}</Link>}
            >
              {questions.length === 0 ? (
                <EmptyState headingLevel={3} title={t("emptyTitle")}>
                  {t("emptyText")}
                </EmptyState>
              ) : (
                <QuestionList key={openId} questions={questions} openId={openId} />
              )}
            </Card>
            {knowledge.length > 0 && (
              <section aria-labelledby="knowledge">
                <div className="mb-3 flex flex-wrap items-baseline justify-between gap-3">
                  <h2 id="knowledge" className="type-heading">
                    {shell("knowledgeBase")}
                  </h2>
                  <Link href={paths.support("knowledge-base")}>
                    {t("allEntries", { count: knowledge.length })}
                  </Link>
                </div>
                <KnowledgeCards entries={knowledge.slice(0, knowledgeShown)} />
              </section>
            )}
          </div>
        ) : (
          <FoundAnswers answers={[...questions, ...knowledge]} query={query} />
        )}
        <ServiceCard country={country} />
      </div>
    </div>
  );
}
