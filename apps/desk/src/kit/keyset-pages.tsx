import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";

interface KeysetPagesProps {
  /** How many there are, in words. */
  readonly summary: string;
  /** The beginning of the list, where this page is another. */
  readonly first: string | undefined;
  /** The page behind this one. */
  readonly next: string | undefined;
  /** Of which list, where a page has several. */
  readonly of?: string;
}

/** Under a list: how many there are, and the ways to its next page and its beginning; the browser's own way back leads to the one before. */
export function KeysetPages({ summary, first, next, of }: KeysetPagesProps) {
  const t = useTexts("desk");
  return (
    <nav
      aria-label={of === undefined ? t("pages") : `${t("pages")}: ${of}`}
      className="flex flex-wrap items-center gap-2 px-1 pt-2.5 text-small text-ink-soft"
    >
      <span className="flex-1">{summary}</span>
      {first !== undefined && (
        <ButtonLink href={first} variant="outline" size="small">
          {t("firstPage")}
        </ButtonLink>
      )}
      {next !== undefined && (
        <ButtonLink href={next} variant="outline" size="small" iconAfter="chevron-right">
          {t("nextPage")}
        </ButtonLink>
      )}
    </nav>
  );
}
