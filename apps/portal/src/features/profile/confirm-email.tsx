import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { useConfirmOwnEmail } from "./use-own-email-change.ts";

interface ConfirmEmailProps {
  readonly secret: string;
  readonly profileHref: string;
}

/** One press confirms; a mail program that only looks at links confirms nothing. */
export function ConfirmEmail({ secret, profileHref }: ConfirmEmailProps) {
  const t = useTexts("profile");
  const action = useConfirmOwnEmail();
  const { run: confirm, isBusy, ended } = action;
  const isExpired = secret === "" || (ended?.kind === "refused" && ended.failure.code === "link-expired");
  const toProfile = (
    <ButtonLink href={profileHref} size="large">
      {t("toProfile")}
    </ButtonLink>
  );
  if (isExpired && !isBusy) {
    return (
      <EmptyState headingLevel={1} title={t("linkExpired")} actions={toProfile}>
        {t("linkExpiredText")}
      </EmptyState>
    );
  }
  if (ended?.kind === "done") {
    const isChanged = ended.answer.outcome === "changed";
    return (
      <div role="status">
        <EmptyState
          headingLevel={1}
          title={isChanged ? t("emailIsChanged") : t("emailOneLeft")}
          actions={isChanged ? toProfile : undefined}
        >
          {isChanged ? t("emailIsChangedText") : t("emailOneLeftText")}
        </EmptyState>
      </div>
    );
  }
  return (
    <EmptyState
      headingLevel={1}
      title={t("confirmTitle")}
      actions={
        <Button size="large" isBusy={isBusy} onClick={() => void confirm(secret)}>
          {t("confirmButton")}
        </Button>
      }
    >
      <p>{t("confirmText")}</p>
      <div className="mt-3">
        <FailureAlert action={action} />
      </div>
    </EmptyState>
  );
}
