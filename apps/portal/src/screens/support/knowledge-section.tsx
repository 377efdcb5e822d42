import { useSuspenseQuery } from "@tanstack/react-query";
import { SearchAsTyped } from "@vycep/shell/list/search-as-typed.tsx";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { FoundAnswers } from "../../features/content/support/found-answers.tsx";
import { KnowledgeCards } from "../../features/content/support/knowledge-cards.tsx";
import { ServiceCard } from "../../features/content/support/service-card.tsx";
import { faqItemsQuery, knowledgeBaseQuery } from "../../features/content/support/use-answers.ts";
import { useCurrentUser } from "../../shared/user/current-user.ts";
import { useSupportSearch } from "./use-support-search.ts";

/** CONTENT-03, CONTENT-15: the whole knowledge base by what it is about. */
export const knowledgeSection: Screen = {
  component: KnowledgeSection,
  load: ({ queryClient }) => {
    void queryClient.prefetchQuery(faqItemsQuery());
    void queryClient.prefetchQuery(knowledgeBaseQuery());
  },
};

function KnowledgeSection() {
  const t = useTexts("support");
  const { country } = useCurrentUser();
  const questions = useSuspenseQuery(faqItemsQuery()).data;
  const knowledge = useSuspenseQuery(knowledgeBaseQuery()).data;
  const { query, search } = useSupportSearch("knowledge-base");
  return (
    <div className="grid items-start gap-5 wide:grid-cols-aside-small">
      <div className="grid min-w-0 gap-5">
        <div className="max-w-text">
          <SearchAsTyped
            label={t("search")}
            placeholder={t("searchHint")}
            value={query}
            onSearch={search}
            clearLabel={t("clearSearch")}
          />
        </div>
        {query.trim() !== "" && <FoundAnswers answers={[...questions, ...knowledge]} query={query} />}
        {query.trim() === "" && knowledge.length === 0 && (
          <Card>
            <EmptyState title={t("emptyTitle")}>{t("emptyText")}</EmptyState>
          </Card>
        )}
        {query.trim() === "" &&
          [...Map.groupBy(knowledge, ({ section }) => section)].map(([section, entries]) => (
            <section key={section} aria-labelledby={`of-${entries[0]?.id}`}>
              <h2 id={`of-${entries[0]?.id}`} className="type-heading mb-3">
                {section === "" ? t("others") : section}
              </h2>
              <KnowledgeCards entries={entries} />
            </section>
          ))}
      </div>
      <ServiceCard country={country} />
    </div>
  );
}
