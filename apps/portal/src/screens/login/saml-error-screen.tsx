import type { Screen } from "@vycep/shell/page/screen";
import { goToSignIn } from "@vycep/shell/session/identity-provider";
import { shellKeys } from "@vycep/shell/storage/shell-keys";
import { storage } from "@vycep/shell/storage/storage";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { paths } from "../../shared/paths.ts";

/** ROUTE-31: another system's single sign-on did not work, or vouched for somebody whom nobody knows here (D34). */
export const samlErrorScreen: Screen = { component: SamlErrorScreen };

function SamlErrorScreen() {
  const t = useTexts("shell");
  const { person, issuer } = storage.read(shellKeys.unknownPerson) ?? {};
  const isUnknown = person !== undefined && issuer !== undefined;
  return (
    <main className="grid min-h-dvh content-center">
      <EmptyState
        headingLevel={1}
        title={isUnknown ? t("unknownPersonTitle") : t("samlTitle")}
        actions={
          <>
            <Button size="large" onClick={() => void goToSignIn(isUnknown ? "login" : undefined)}>
              {isUnknown ? t("signInAsAnother") : t("signIn")}
            </Button>
            <ButtonLink href={paths.contact()} variant="outline" size="large">
              {t("writeToService")}
            </ButtonLink>
          </>
        }
      >
        {isUnknown ? t("unknownPersonText", { person, issuer }) : t("samlText")}
      </EmptyState>
    </main>
  );
}
