import { failureOf } from "@vycep/shell/failures/api-error";
import { useFailureTexts } from "@vycep/shell/failures/failure-texts";
import { useTryAgain } from "@vycep/shell/page/try-again";
import { goToSignIn } from "@vycep/shell/session/identity-provider";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonRows } from "@vycep/ui/feedback/skeleton.tsx";
import { paths } from "../../shared/paths.ts";

/** What stands in a screen's place, always inside the shell. */

/** LAYOUT-30, ERROR-03, OP-10: there is a session, but nobody who may use it. */
export function UnauthorizedPage() {
  const t = useTexts("shell");
  return (
    <EmptyState
      headingLevel={1}
      title={t("error401Title")}
      code={t("error401Code")}
      actions={
        <Button size="large" onClick={() => void goToSignIn()}>
          {t("signIn")}
        </Button>
      }
    >
      {t("error401Text")}
    </EmptyState>
  );
}

interface ErrorPageProps {
  readonly thrown: unknown;
  readonly onRetry: () => void;
}

/** A page that could not be loaded: what happened, the code to quote, and another try, also by itself. */
export function ErrorPage({ thrown, onRetry }: ErrorPageProps) {
  const t = useTexts("shell");
  const failure = failureOf(thrown);
  const { title, text } = useFailureTexts(failure);
  const { isTrying, tryNow } = useTryAgain(thrown, onRetry);
  return (
    <EmptyState
      headingLevel={1}
      title={t("pageErrorTitle")}
      actions={
        <>
          <Button size="large" onClick={tryNow}>
            {t("retry")}
          </Button>
          <ButtonLink href={paths.home()} variant="outline" size="large">
            {t("backHome")}
          </ButtonLink>
        </>
      }
    >
      <p>
        {title} {text} {isTrying && t("triesAgain")}
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
    <div className="grid gap-5 pt-8">
      <Skeleton shape="title" width="long" />
      <SkeletonRows label={t("pageLoading")} rows={5} />
    </div>
  );
}
