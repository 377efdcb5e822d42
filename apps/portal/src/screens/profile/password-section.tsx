import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Card } from "@vycep/ui/layout/card.tsx";
import { OwnSignInOnly } from "../../features/identity/own-sign-in-only.tsx";
import { ChangePasswordForm } from "../../features/identity/passwords/change-form.tsx";
import { useCurrentUser } from "../../shared/user/current-user.ts";

/** USERADMIN-08: one's own password, changed with the old one. */
export const passwordSection: Screen = { component: PasswordSection };

function PasswordSection() {
  const t = useTexts("passwords");
  const { uid } = useCurrentUser();
  return (
    <Card>
      <OwnSignInOnly>
        <h2 className="type-large mb-4">{t("changeTitle")}</h2>
        <ChangePasswordForm uid={uid} />
      </OwnSignInOnly>
    </Card>
  );
}
