import { useRouter } from "@tanstack/react-router";
import type { Screen } from "@vycep/shell/page/screen";
import { finishSignIn, goToSignIn } from "@vycep/shell/session/identity-provider";
import { takeIntendedPath } from "@vycep/shell/session/intended-path";
import { acceptToken, currentToken } from "@vycep/shell/session/session";
import { shellKeys } from "@vycep/shell/storage/shell-keys";
import { storage } from "@vycep/shell/storage/storage";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { useEffect, useState } from "react";

/** Where the provider comes back to with its answer. */
export const loginCallbackScreen: Screen = { component: LoginCallbackScreen };

function LoginCallbackScreen() {
  const t = useTexts("identity");
  const router = useRouter();
  const [hasFailed, setFailed] = useState(false);
  useEffect(
    function readProvidersAnswer() {
      void finishOnce(location.search).then((isSignedIn) => {
        if (isSignedIn) void router.navigate({ href: takeIntendedPath(), replace: true });
        else setFailed(true);
      });
    },
    [router],
  );
  return (
    <main className="grid min-h-dvh content-center bg-floor">
      {hasFailed ? (
        <EmptyState
          headingLevel={1}
          title={t("signInFailed")}
          actions={
            <Button size="large" onClick={() => void goToSignIn()}>
              {t("signInAgain")}
            </Button>
          }
        >
          {t("signInFailedText")}
        </EmptyState>
      ) : (
        <p role="status" className="text-center text-ink-soft">
          {t("signingIn")}
        </p>
      )}
    </main>
  );
}

let finishing: { readonly search: string; readonly isSignedIn: Promise<boolean> } | undefined;

/** A code can be used once, and React may run an effect twice. */
function finishOnce(search: string): Promise<boolean> {
  if (finishing?.search !== search) finishing = { search, isSignedIn: finish(search) };
  return finishing.isSignedIn;
}

async function finish(search: string): Promise<boolean> {
  const answer = await finishSignIn(search);
  // The page was opened again from the history: whoever is signed in stays so.
  if (answer === "stray") return currentToken() !== undefined;
  if (answer === "refused") return false;
  storage.write(shellKeys.typedEmail, undefined);
  acceptToken(answer.idToken, answer.commerceToken);
  return true;
}
