import { useRouter } from "@tanstack/react-router";
import { Button } from "@vycep/ui/actions/button.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { useEffect, useState } from "react";
import { goToSignIn } from "../session/identity-provider.ts";
import { takeIntendedPath } from "../session/intended-path.ts";
import { useTexts } from "../words/i18n.ts";
import { finishOnce } from "./finish-once.ts";

/** The page that the provider comes back to: it reads the answer and goes on to where somebody wanted to go, or says why not. */
export function SignInEnd() {
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
