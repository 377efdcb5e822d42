import { rememberIntendedPath } from "@vycep/shell/session/intended-path";
import { goToSignIn } from "@vycep/shell/session/identity-provider";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { paths } from "../../shared/paths.ts";
import { DriverFrame } from "./driver-frame.tsx";

/** How a driver comes in (DSIGN-09). */
export function DriverDoor() {
  const t = useTexts("driver");
  return (
    <DriverFrame title={t("doorTitle")} note="" isAway={false}>
      <Button isWide size="large" onClick={signIn}>
        {t("withAccount")}
      </Button>
    </DriverFrame>
  );
}

/** Over a round that is kept, when nobody is signed in any more. */
export function SignInAgain() {
  const t = useTexts("driver");
  return (
    <Alert
      tone="warning"
      isLive
      action={
        <Button size="small" variant="outline" onClick={signIn}>
          {t("openDoor")}
        </Button>
      }
    >
      {t("signInAgain")}
    </Alert>
  );
}

function signIn(): void {
  rememberIntendedPath(paths.ownRound());
  void goToSignIn();
}
