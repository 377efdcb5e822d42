import type { Screen } from "@vycep/shell/page/screen";
import { useHeldLink } from "@vycep/shell/passwords/use-held-link";
import { useTexts } from "@vycep/shell/words/i18n";
import { OwnSignInOnly } from "../../features/identity/own-sign-in-only.tsx";
import { LinkForm } from "../../features/identity/passwords/link-form.tsx";
import { DoorFrame } from "./door-frame.tsx";

/** ROUTE-26, AUTH-15: where the link of a mail leads. */
export const resetPasswordScreen: Screen = { component: ResetPasswordScreen };

function ResetPasswordScreen() {
  const t = useTexts("passwords");
  const token = useHeldLink();
  return (
    <DoorFrame title={t("resetTitle")}>
      <OwnSignInOnly>
        <LinkForm token={token} purpose="reset" />
      </OwnSignInOnly>
    </DoorFrame>
  );
}
