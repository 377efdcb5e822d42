import type { ArticleEntry } from "@vycep/contract/content/articles.rest";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { paths } from "../../../shared/paths.ts";
import { ArticleMeta, ArticlePicture } from "./article-meta.tsx";

/** The newest article, large. */
export function LeadArticle({ article }: { readonly article: ArticleEntry }) {
  const t = useTexts("news");
  return (
    <article className="grid overflow-hidden rounded-large border border-line bg-foam wide:grid-cols-[5fr_4fr]">
      <ArticlePicture picture={article.picture} isFirst isFilling />
      <div className="grid content-start justify-items-start gap-3 p-card">
        <ArticleMeta article={article} />
        <h2 className="type-large text-pretty">{article.title}</h2>
        <p className="max-w-text text-lead text-ink-soft">{article.lead}</p>
        <ButtonLink
          href={paths.newsItem(article.path)}
          iconAfter="chevron-right"
          aria-label={t("readNamed", { title: article.title })}
        >
          {t("read")}
        </ButtonLink>
      </div>
    </article>
  );
}

/** The others, side by side; the title is the link, and the whole card takes the click. */
export function ArticleCards({ articles }: { readonly articles: readonly ArticleEntry[] }) {
  return (
    <ul className="grid grid-cols-4 gap-5 max-mobile:grid-cols-1 tablet:grid-cols-2">
      {articles.map((article) => (
        <li
          key={article.path}
          className="relative overflow-hidden rounded-large border border-line bg-foam hover:border-control"
        >
          <ArticlePicture picture={article.picture} />
          <div className="grid gap-2 p-4">
            <ArticleMeta article={article} />
            <h2 className="type-heading text-pretty">
              <Anchor
                href={paths.newsItem(article.path)}
                className="rounded-text after:absolute after:inset-0 hover:underline"
              >
                {article.title}
              </Anchor>
            </h2>
            <p className="text-small text-ink-soft">{article.lead}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
