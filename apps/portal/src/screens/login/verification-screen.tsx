import type { Screen } from "@vycep/shell/page/screen";
import { useHeldLink } from "@vycep/shell/passwords/use-held-link";
import { useTexts } from "@vycep/shell/words/i18n";
import { usePortalExtLinks } from "../../features/content/use-portal-ext-links.ts";
import { OwnSignInOnly } from "../../features/identity/own-sign-in-only.tsx";
import { LinkForm } from "../../features/identity/passwords/link-form.tsx";
import { DoorFrame } from "./door-frame.tsx";

/** ROUTE-02, AUTH-16: where the link of a mail leads. */
export const verificationScreen: Screen = { component: VerificationScreen };

function VerificationScreen() {
  const t = useTexts("passwords");
  const token = useHeldLink();
  const { privacy } = usePortalExtLinks(undefined);
  return (
    <DoorFrame title={t("welcome")}>
      <OwnSignInOnly>
        <LinkForm token={token} purpose="verification" privacy={privacy} />
      </OwnSignInOnly>
    </DoorFrame>
  );
}
