import type { Article } from "@vycep/contract/content/articles.rest";
import { usePageTitle } from "@vycep/shell/page/page-title";
import { PicturedText } from "@vycep/shell/page/pictured-text.tsx";
import { useTexts } from "@vycep/shell/words/i18n";
import { Link } from "@vycep/ui/actions/link.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { paths } from "../../../shared/paths.ts";
import { Helpful } from "../helpful.tsx";
import { ArticleMeta, ArticlePicture } from "./article-meta.tsx";

interface ArticlePageProps {
  readonly article: Article;
  /** Visitors are not asked what they think. */
  readonly isRated: boolean;
}

/** An article with its text, what stands next to it in the list, and whether it was of help. */
export function ArticlePage({ article, isRated }: ArticlePageProps) {
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
        <PicturedText text={article.body} />
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
