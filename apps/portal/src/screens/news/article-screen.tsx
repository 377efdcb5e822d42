import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { Article } from "@vycep/contract/content/articles.rest";
import { FormattedText } from "@vycep/shell/page/formatted-text.tsx";
import { usePageTitle } from "@vycep/shell/page/page-title";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Link } from "@vycep/ui/actions/link.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { Helpful } from "../../features/content/helpful.tsx";
import { ArticleMeta, ArticlePicture } from "../../features/content/news/article-meta.tsx";
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
  return <KnownArticle key={article.path} article={article} isRated={!reader.isVisitor} />;
}

interface KnownArticleProps {
  readonly article: Article;
  /** Visitors are not asked what they think. */
  readonly isRated: boolean;
}

function KnownArticle({ article, isRated }: KnownArticleProps) {
  const t = useTexts("news");
  usePageTitle(article.title);
  const { newer, older } = article;
  return (
    <div className="grid items-start gap-7 pt-4 wide:grid-cols-aside-small">
      <article className="grid min-w-0 gap-4">
        <header className="grid gap-2">
          <ArticleMeta article={article} />
          <h1 id="page-title" tabIndex={-1} className="type-title text-pretty">
            {article.title}
          </h1>
        </header>
        {article.picture !== null && (
          <div className="overflow-hidden rounded-large">
            <ArticlePicture picture={article.picture} isFirst />
          </div>
        )}
        <FormattedText text={article.body} />
      </article>
      <div className="grid gap-5">
        {isRated && (
          <Card>
            <Helpful kind="article" id={article.path} said={article.isHelpful} />
          </Card>
        )}
        <Card title={t("further")}>
          <ul className="grid gap-3">
            {newer !== null && (
              <li>
                <p className="type-label text-ink-soft">{t("newer")}</p>
                <Link href={paths.newsItem(newer.path)}>{newer.title}</Link>
              </li>
            )}
            {older !== null && (
              <li>
                <p className="type-label text-ink-soft">{t("olderOne")}</p>
                <Link href={paths.newsItem(older.path)}>{older.title}</Link>
              </li>
            )}
            <li>
              <Link href={paths.news()}>{t("allArticles")}</Link>
            </li>
          </ul>
        </Card>
      </div>
    </div>
  );
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
