import type { ArticleEntry } from "@vycep/contract/content/articles.rest";
import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { useTexts } from "@vycep/shell/words/i18n";
import { Flag } from "@vycep/ui/data/badge.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { formatDate } from "@vycep/words/engine/format";

interface ArticleMetaProps {
  readonly article: Pick<ArticleEntry, "date" | "section" | "isImportant"> & { readonly isNew?: boolean };
}

/** Above a title: whether it is important or new, its day, and what it is about. */
export function ArticleMeta({ article }: ArticleMetaProps) {
  const t = useTexts("news");
  const day = parseLocalDate(article.date ?? "");
  const facts = [day && formatDate(day), article.section].filter((fact) => fact !== undefined && fact !== "");
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-small text-ink-soft">
      {article.isImportant && <Flag text={t("important")} tone="offer" />}
      {article.isNew === true && <Flag text={t("new")} tone="new" />}
      <span>{facts.join(" · ")}</span>
    </p>
  );
}

interface ArticlePictureProps {
  readonly picture: string | null;
  readonly isFirst?: boolean;
  /** As high as what stands beside it. */
  readonly isFilling?: boolean;
}

/** The picture of an article; it says nothing that the title does not, so it has no words of its own. */
export function ArticlePicture({ picture, isFirst = false, isFilling = false }: ArticlePictureProps) {
  if (picture === null) return <div className="aspect-[2/1] bg-bottle-tint" />;
  return (
    <img
      src={picture}
      alt=""
      width={640}
      height={320}
      loading={isFirst ? "eager" : "lazy"}
      className={classNames(
        "block aspect-[2/1] w-full bg-bottle-tint object-cover",
        isFilling ? "h-full" : "h-auto",
      )}
    />
  );
}
