import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { useAction } from "../actions/use-action.ts";
import { canUsePasskeys } from "../factors/passkey-browser.ts";
import { useTexts } from "../words/i18n.ts";

interface PasskeySignInProps {
  readonly interaction: string;
}

/** A passkey shows by itself who somebody is: no e-mail, no password. Its code comes when somebody uses one. */
export function PasskeySignIn({ interaction }: PasskeySignInProps) {
  const t = useTexts("identity");
  const { run, isBusy, ended } = useAction(() => enterByPasskey(interaction), {
    showsOwnFailure: true,
    isLast: (hasLeft) => hasLeft,
  });
  if (!canUsePasskeys()) return null;
  return (
    <div className="mt-2.5 grid gap-2.5">
      <Button variant="outline" size="large" isWide isBusy={isBusy} onClick={() => void run()}>
        {t("signInWithPasskey")}
      </Button>
      {!isBusy && ended !== undefined && ended.kind !== "done" && (
        <Alert tone="error" isLive>
          {t("passkeyFailed")}
        </Alert>
      )}
    </div>
  );
}

async function enterByPasskey(interaction: string): Promise<boolean> {
  const { secondStepCalls } = await import("../factors/second-step-calls.ts");
  const way = await secondStepCalls(interaction).givePasskey();
  if (way === undefined) return false;
  location.assign(way.redirectTo);
  return true;
}
