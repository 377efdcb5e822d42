import { useMatches } from "@tanstack/react-router";
import { failureOf } from "@vycep/shell/failures/api-error";
import { useFailureTexts } from "@vycep/shell/failures/failure-texts";
import type { Screen } from "@vycep/shell/page/screen";
import { useTryAgain } from "@vycep/shell/page/try-again";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonRows } from "@vycep/ui/feedback/skeleton.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { paths } from "../shared/paths.ts";

/** What stands in a screen's place, always inside the frame. */

/** Somebody is signed in, but this page is not among what their roles may see (DSIGN-05). */
export function NoRightPage() {
  const t = useTexts("desk");
  const needs = useMatches({ select: (matches) => matches.at(-1)?.staticData.page?.needs });
  return (
    <EmptyState
      headingLevel={1}
      picture={
        <span className="grid size-13 place-items-center rounded-normal bg-bottle-tint text-bottle">
          <Icon name="lock" size="large" />
        </span>
      }
      title={t("noRightTitle")}
      actions={<ButtonLink href={paths.today()}>{t("backToToday")}</ButtonLink>}
    >
      {needs === undefined ? t("noRightText") : t("noRightOfArea", { area: t(`area.${needs.area}`) })}
    </EmptyState>
  );
}

export const notFoundScreen: Screen = { component: NotFoundPage };

function NotFoundPage() {
  const t = useTexts("desk");
  return (
    <EmptyState
      headingLevel={1}
      title={t("notFoundTitle")}
      actions={<ButtonLink href={paths.today()}>{t("backToToday")}</ButtonLink>}
    >
      {t("notFoundText")}
    </EmptyState>
  );
}

interface ErrorPageProps {
  readonly thrown: unknown;
  readonly onRetry: () => void;
}

/** A page that could not be loaded: what happened, the code to quote, and another try, also by itself. */
export function ErrorPage({ thrown, onRetry }: ErrorPageProps) {
  const shell = useTexts("shell");
  const t = useTexts("desk");
  const failure = failureOf(thrown);
  const { title, text } = useFailureTexts(failure);
  const { isTrying, tryNow } = useTryAgain(thrown, onRetry);
  return (
    <EmptyState
      headingLevel={1}
      title={shell("pageErrorTitle")}
      actions={
        <>
          <Button onClick={tryNow}>{shell("retry")}</Button>
          <ButtonLink href={paths.today()} variant="outline">
            {t("backToToday")}
          </ButtonLink>
        </>
      }
    >
      <p>
        {title} {text} {isTrying && shell("triesAgain")}
      </p>
      {failure.requestId !== undefined && (
        <p className="mt-2 text-small">{t("requestId", { id: failure.requestId })}</p>
      )}
    </EmptyState>
  );
}

/** The shape of a page while its code is on the way. */
export function SkeletonPage() {
  const t = useTexts("shell");
  return (
    <div className="grid gap-5 p-5">
      <Skeleton shape="title" width="long" />
      <SkeletonRows label={t("pageLoading")} rows={8} />
    </div>
  );
}
