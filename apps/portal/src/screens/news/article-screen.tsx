import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { ArticlePage } from "../../features/content/news/article-page.tsx";
import { articleQuery } from "../../features/content/news/use-articles.ts";
import { paths } from "../../shared/paths.ts";
import { useArticleReader } from "./use-article-reader.ts";

/** ROUTE-20: one article, with the newer and the older one. */
export const articleScreen: Screen = { component: ArticleScreen };

function ArticleScreen() {
  const { path = "" } = useParams({ strict: false }) as { readonly path?: string };
  const reader = useArticleReader();
  const article = useSuspenseQuery(articleQuery(reader, path)).data;
  if (article === null) return <UnknownArticle />;
  return <ArticlePage key={article.path} article={article} isRated={!reader.isVisitor} />;
}

function UnknownArticle() {
  const t = useTexts("news");
  return (
    <EmptyState
      headingLevel={1}
      title={t("unknownTitle")}
      actions={<ButtonLink href={paths.news()}>{t("allArticles")}</ButtonLink>}
    >
      {t("unknownText")}
    </EmptyState>
  );
}
