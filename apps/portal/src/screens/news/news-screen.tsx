import { useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Chip } from "@vycep/ui/actions/chip.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { PageTitle } from "@vycep/ui/layout/page-title.tsx";
import { useState } from "react";
import { ArticleCards, LeadArticle } from "../../features/content/news/article-cards.tsx";
import { articlesQuery, useMarkSeen } from "../../features/content/news/use-articles.ts";
import { paths } from "../../shared/paths.ts";
import { useArticleReader } from "./use-article-reader.ts";

/** ROUTE-19, CONTENT-01: the articles, newest first, by what they are about. */
export const newsScreen: Screen = { component: NewsScreen };

/** One large, and two rows of four. */
const firstShown = 9;
const moreShown = 8;

function NewsScreen() {
  const t = useTexts("news");
  const shell = useTexts("shell");
  const navigate = useNavigate();
  const all = useSuspenseQuery(articlesQuery(useArticleReader())).data;
  useMarkSeen(all);
  const { topic } = useSearch({ strict: false }) as { readonly topic?: string };
  const [shown, setShown] = useState(firstShown);
  const sections = [...new Set(all.map(({ section }) => section).filter((section) => section !== ""))];
  const chosen = sections.find((section) => section === topic);
  const found = chosen === undefined ? all : all.filter(({ section }) => section === chosen);
  const [lead, ...others] = found.slice(0, shown);
  function choose(section: string | undefined) {
    setShown(firstShown);
    void navigate({ href: paths.news(section) });
  }
  return (
    <>
      <PageTitle title={shell("news")} />
      {lead === undefined ? (
        <EmptyState title={t("emptyTitle")}>{t("emptyText")}</EmptyState>
      ) : (
        <div className="grid gap-5">
          {sections.length > 1 && (
            <fieldset aria-label={t("topics")} className="flex flex-wrap gap-2">
              <Chip text={t("allTopics")} isOn={chosen === undefined} onClick={() => choose(undefined)} />
              {sections.map((section) => (
                <Chip
                  key={section}
                  text={section}
                  isOn={section === chosen}
                  onClick={() => choose(section)}
                />
              ))}
            </fieldset>
          )}
          <LeadArticle article={lead} />
          {others.length > 0 && <ArticleCards articles={others} />}
          {found.length > shown && (
            <p className="text-center">
              <Button variant="outline" onClick={() => setShown(shown + moreShown)}>
                {t("older")}
              </Button>
            </p>
          )}
        </div>
      )}
    </>
  );
}
