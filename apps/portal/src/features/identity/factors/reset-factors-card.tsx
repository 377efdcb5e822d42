import { useAction } from "@vycep/shell/actions/use-action";
import { callAddress } from "@vycep/shell/api/rest";
import { removeDialog } from "@vycep/shell/factors/factor-dialogs";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { useState } from "react";

interface ResetFactorsCardProps {
  readonly uid: string;
}

/** For somebody who lost telephone and keys: an owner lets them in again. Whether they had any is not told. */
export function ResetFactorsCard({ uid }: ResetFactorsCardProps) {
  const t = useTexts("factors");
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy, ended } = useAction(() => resetFactors(uid), { showsOwnFailure: true });
  async function handleReset() {
    const end = await run();
    setAsking(false);
    if (end?.kind === "done") showToast(t("resetDone"));
  }
  return (
    <Card title={t("factorsTitle")}>
      <p className="mb-4 text-ink-soft">{t("resetText")}</p>
      {ended !== undefined && ended.kind !== "done" && (
        <div className="mb-4">
          <Alert tone="error" isLive>
            {t(ended.failure.status === 404 ? "resetElsewhere" : "resetFailed")}
          </Alert>
        </div>
      )}
      <Button variant="outline" aria-haspopup="dialog" isBusy={isBusy} onClick={() => setAsking(true)}>
        {t("reset")}
      </Button>
      {isAsking && (
        <removeDialog.Part
          title={t("resetTitle")}
          text={t("resetQuestion")}
          isBusy={isBusy}
          onRemove={() => void handleReset()}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}

/** DELETE /identity/users/{uid}/factors */
function resetFactors(uid: string): Promise<unknown> {
  return callAddress(`/identity/users/${encodeURIComponent(uid)}/factors`, { method: "DELETE" });
}
