import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { SendAgain } from "@vycep/shell/passwords/send-again.tsx";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { useState } from "react";
import { paths } from "../../../shared/paths.ts";
import { useRenewLink } from "./use-password-calls.ts";

interface LinkRefusedProps {
  readonly token: string;
  /** As the server named it; whatever else is wrong counts as a broken link. */
  readonly code: string;
  readonly purpose: LinkPurpose;
}

/** What the page of the link is for; the server does not say it of a link that it does not know. */
export type LinkPurpose = "verification" | "reset";

/** A link that is good no more, with the way on (AUTH-17, ERROR-41, ERROR-52). */
export function LinkRefused({ token, code, purpose }: LinkRefusedProps) {
  const t = useTexts("passwords");
  const action = useRenewLink();
  const { run: renew, isBusy } = action;
  const [isSent, setSent] = useState(false);
  async function handleRenew() {
    const ended = await renew(token);
    if (ended?.kind === "done") setSent(true);
  }
  const contact = (
    <ButtonLink variant="outline" href={paths.contact()}>
      {t("contact")}
    </ButtonLink>
  );
  if (code === "link-used") {
    return (
      <Told title={t("usedTitle")} text={t("usedText")}>
        <ButtonLink href={paths.login()}>{t("signIn")}</ButtonLink>
      </Told>
    );
  }
  if (code !== "link-expired") {
    return (
      <Told title={t(purpose === "reset" ? "resetBrokenTitle" : "brokenTitle")} text={t("brokenText")}>
        <ButtonLink href={paths.forgotPassword()}>{t("sendNew")}</ButtonLink>
        {contact}
      </Told>
    );
  }
  return (
    <Told title={t("expiredTitle")} text={isSent ? t("newSent") : t("expiredText")}>
      <FailureAlert action={action} />
      {isSent ? (
        <SendAgain isBusy={isBusy} onSend={() => renew(token)} />
      ) : (
        <Button isBusy={isBusy} onClick={() => void handleRenew()}>
          {t("sendNew")}
        </Button>
      )}
      {contact}
    </Told>
  );
}

function Told({ title, text, children }: { title: string; text: string; children: React.ReactNode }) {
  return (
    <div role="status" className="mt-4 grid gap-3">
      <h2 className="type-large">{title}</h2>
      <p className="text-ink-soft">{text}</p>
      <div className="mt-2 flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
