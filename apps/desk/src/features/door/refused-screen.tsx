import type { Screen } from "@vycep/shell/page/screen";
import { goToSignIn } from "@vycep/shell/session/identity-provider";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { DoorFrame } from "./door-frame.tsx";

/** Somebody signed in who is not of the staff any more, or never was (DSIGN-01). */
export const refusedScreen: Screen = { component: RefusedScreen };

function RefusedScreen() {
  const t = useTexts("desk");
  return (
    <DoorFrame title={t("refusedTitle")}>
      <p className="mt-2 mb-4 text-ink-soft">{t("refusedText")}</p>
      <Button isWide size="large" onClick={() => void goToSignIn("login")}>
        {t("signInAsAnother")}
      </Button>
    </DoorFrame>
  );
}
