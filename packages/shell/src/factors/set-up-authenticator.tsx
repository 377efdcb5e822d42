import type { AuthenticatorSecret } from "@vycep/contract/identity/factors.rest";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Link } from "@vycep/ui/actions/link.tsx";
import { useIsMobile } from "@vycep/ui/layout/use-is-mobile";
import { useState } from "react";
import { type Action, useAction } from "../actions/use-action.ts";
import { QrPicture } from "../page/qr-picture.tsx";
import { useTexts } from "../words/i18n.ts";
import { CodeForm } from "./code-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

interface Confirmed {
  readonly recoveryCodes: readonly string[];
}

interface SetUpAuthenticatorProps<Answer extends Confirmed> {
  readonly secret: AuthenticatorSecret;
  readonly confirm: (code: string) => Promise<Answer>;
  /** After the recovery codes, if there were new ones. */
  readonly onDone: (answer: Answer) => void;
}

/** The secret as a picture and to be typed, the first code, and the recovery codes that come of it. */
export function SetUpAuthenticator<Answer extends Confirmed>({
  secret,
  confirm,
  onDone,
}: SetUpAuthenticatorProps<Answer>) {
  const t = useTexts("factors");
  const [confirmed, setConfirmed] = useState<Answer>();
  const confirming = useAction(
    async (code: string) => {
      const answer = await confirm(code);
      if (answer.recoveryCodes.length === 0) onDone(answer);
      else setConfirmed(answer);
    },
    { showsOwnFailure: true },
  );
  if (confirmed !== undefined) {
    return (
      <div className="grid gap-4">
        <RecoveryCodes codes={confirmed.recoveryCodes} />
        <Button size="large" isWide autoFocus onClick={() => onDone(confirmed)}>
          {t("codesKept")}
        </Button>
      </div>
    );
  }
  return <Enrolment secret={secret} confirming={confirming} />;
}

interface EnrolmentProps {
  readonly secret: AuthenticatorSecret;
  readonly confirming: Action<string, void>;
}

function Enrolment({ secret, confirming }: EnrolmentProps) {
  const t = useTexts("factors");
  const isMobile = useIsMobile();
  return (
    <div className="grid gap-4">
      <p>{t("setUpScan")}</p>
      <div className="flex flex-wrap items-center gap-5">
        <div className="w-52 max-mobile:mx-auto">
          <QrPicture text={secret.uri} label={t("setUpQr")} />
        </div>
        <div className="min-w-0 flex-1 basis-52">
          <p className="text-small text-ink-soft">{t("setUpType")}</p>
          <p className="mt-1 font-semibold tracking-wide">{secret.secret.match(/.{1,4}/g)?.join(" ")}</p>
          {isMobile && (
            <p className="mt-3">
              <Link href={secret.uri}>{t("openInApp")}</Link>
            </p>
          )}
        </div>
      </div>
      <CodeForm
        label={t("setUpCode")}
        hint={t("setUpCodeHint")}
        isNumeric
        submitLabel={t("confirm")}
        onCode={confirming.run}
        isBusy={confirming.isBusy}
        ended={confirming.ended}
      />
    </div>
  );
}
