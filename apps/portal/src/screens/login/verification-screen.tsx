import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { OwnSignInOnly } from "../../features/identity/own-sign-in-only.tsx";
import { LinkForm } from "../../features/identity/passwords/link-form.tsx";
import { useHeldLink } from "../../features/identity/passwords/use-held-link.ts";
import { DoorFrame } from "./door-frame.tsx";

/** ROUTE-02, AUTH-16: where the link of a mail leads. */
export const verificationScreen: Screen = { component: VerificationScreen };

function VerificationScreen() {
  const t = useTexts("passwords");
  const token = useHeldLink();
  return (
    <DoorFrame title={t("welcome")}>
      <OwnSignInOnly>
        <LinkForm token={token} />
      </OwnSignInOnly>
    </DoorFrame>
  );
}
