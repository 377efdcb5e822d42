import type { Screen } from "@vycep/shell/page/screen";
import { ForgotForm } from "@vycep/shell/passwords/forgot-form.tsx";
import { useTexts } from "@vycep/shell/words/i18n";
import { OwnSignInOnly } from "../../features/identity/own-sign-in-only.tsx";
import { DoorFrame } from "./door-frame.tsx";

/** ROUTE-25: asks for a link by e-mail. */
export const forgotPasswordScreen: Screen = { component: ForgotPasswordScreen };

function ForgotPasswordScreen() {
  const shell = useTexts("shell");
  return (
    <DoorFrame title={shell("forgotPassword")}>
      <OwnSignInOnly>
        <ForgotForm />
      </OwnSignInOnly>
    </DoorFrame>
  );
}
