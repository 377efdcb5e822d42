import type { EmailChangeAnswer } from "@vycep/contract/profile/email-change.rest";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { lazy, Suspense, useState } from "react";
import { useCancelOwnEmailChange, useOwnEmailChange } from "./use-own-email-change.ts";

// The file of dialogs is fetched when the first of them opens.
const ChangeEmailDialog = lazy(() =>
  import("./change-email-dialog.tsx").then((file) => ({ default: file.ChangeEmailDialog })),
);

/** The way to another e-mail, or how far it is; nothing where another provider looks after the e-mail. */
export function EmailCard({ email }: { readonly email: string }) {
  const t = useTexts("profile");
  const { data } = useOwnEmailChange();
  const [isOpen, setOpen] = useState(false);
  if (data === undefined || !data.isOffered) return null;
  return (
    <Card title={t("emailTitle")}>
      {data.change === null ? (
        <>
          <p className="text-ink-soft">{t("emailText")}</p>
          <div className="mt-4">
            <Button variant="outline" isWide onClick={() => setOpen(true)}>
              {t("emailChange")}
            </Button>
          </div>
        </>
      ) : (
        <Waiting email={email} change={data.change} />
      )}
      <Suspense fallback={null}>{isOpen && <ChangeEmailDialog onClose={() => setOpen(false)} />}</Suspense>
    </Card>
  );
}

interface WaitingProps {
  readonly email: string;
  readonly change: NonNullable<EmailChangeAnswer["change"]>;
}

function Waiting({ email, change }: WaitingProps) {
  const t = useTexts("profile");
  const { run: cancel, isBusy } = useCancelOwnEmailChange();
  async function handleCancel() {
    if ((await cancel())?.kind === "done") showToast(t("emailCancelled"));
  }
  return (
    <>
      <p className="text-ink-soft">{t("emailWaiting")}</p>
      <ul className="mt-3 grid gap-2">
        <Mailbox email={email} isConfirmed={change.isOldConfirmed} />
        <Mailbox email={change.newEmail} isConfirmed={change.isNewConfirmed} />
      </ul>
      <div className="mt-4">
        <Button variant="outline" isWide isBusy={isBusy} onClick={() => void handleCancel()}>
          {t("emailCancel")}
        </Button>
      </div>
    </>
  );
}

function Mailbox({ email, isConfirmed }: { readonly email: string; readonly isConfirmed: boolean }) {
  const t = useTexts("profile");
  return (
    <li className="flex gap-2.5">
      <span className={isConfirmed ? "text-hop" : "text-ink-faint"}>
        <Icon name={isConfirmed ? "success" : "clock"} />
      </span>
      <span className="min-w-0">
        <strong className="block break-words">{email}</strong>
        <span className="text-small text-ink-soft">
          {isConfirmed ? t("emailConfirmed") : t("emailUnconfirmed")}
        </span>
      </span>
    </li>
  );
}
