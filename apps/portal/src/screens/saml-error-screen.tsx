import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { useTexts } from "../shared/i18n/i18n.ts";
import type { Screen } from "../shared/page/screen.ts";
import { paths } from "../shared/paths.ts";
import { goToSignIn } from "../shared/session/identity-provider.ts";

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
