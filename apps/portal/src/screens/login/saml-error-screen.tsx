import type { Screen } from "@vycep/shell/page/screen";
import { goToSignIn } from "@vycep/shell/session/identity-provider";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { paths } from "../../shared/paths.ts";

/** ROUTE-31: another system's single sign-on did not work. */
export const samlErrorScreen: Screen = { component: SamlErrorScreen };

function SamlErrorScreen() {
  const t = useTexts("shell");
  return (
    <main className="grid min-h-dvh content-center">
      <EmptyState
        headingLevel={1}
        title={t("samlTitle")}
        actions={
          <>
            <Button size="large" onClick={() => void goToSignIn()}>
              {t("signIn")}
            </Button>
            <ButtonLink href={paths.contact()} variant="outline" size="large">
              {t("writeToService")}
            </ButtonLink>
          </>
        }
      >
        {t("samlText")}
      </EmptyState>
    </main>
  );
}
