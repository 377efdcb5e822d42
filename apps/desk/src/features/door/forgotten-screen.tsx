import type { Screen } from "@vycep/shell/page/screen";
import { ForgotForm } from "@vycep/shell/passwords/forgot-form.tsx";
import { useTexts } from "@vycep/shell/words/i18n";
import { DoorFrame } from "./door-frame.tsx";

/** Asks for a link by e-mail. */
export const forgottenScreen: Screen = { component: ForgottenScreen };

function ForgottenScreen() {
  const t = useTexts("desk");
  return (
    <DoorFrame title={t("forgottenTitle")}>
      <ForgotForm />
    </DoorFrame>
  );
}
