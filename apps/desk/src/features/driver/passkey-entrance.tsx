import { useAction } from "@vycep/shell/actions/use-action";
import { canUsePasskeys } from "@vycep/shell/factors/passkey-browser";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { bringUpToDate } from "./driver-notes.ts";
import { enterByPasskey, hasPasskeyHere } from "./driver-passkey.ts";

/** The telephone says by itself who drives (DSIGN-09); one that has a passkey offers it first of all. */
export function PasskeyEntrance() {
  const t = useTexts("driver");
  const entering = useAction(enterByPasskey, { showsOwnFailure: true });
  if (!canUsePasskeys()) return null;
  const { ended, isBusy } = entering;
  const failure = ended !== undefined && ended.kind !== "done" ? ended.failure : undefined;
  async function enter() {
    const end = await entering.run();
    if (end?.kind === "done" && end.answer) await bringUpToDate();
  }
  return (
    <div className="grid gap-3">
      <Button
        isWide
        size="large"
        variant={hasPasskeyHere() ? "primary" : "outline"}
        isBusy={isBusy}
        onClick={() => void enter()}
      >
        {t("withPasskey")}
      </Button>
      {!isBusy && ended?.kind === "done" && !ended.answer && (
        <Alert tone="info" isLive>
          {t("passkeyNotShown")}
        </Alert>
      )}
      {!isBusy && failure !== undefined && (
        <Alert tone="error" isLive>
          {failure.message || t("passkeyNotAsked")}
        </Alert>
      )}
    </div>
  );
}
