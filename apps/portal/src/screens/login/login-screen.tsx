import { useLocation } from "@tanstack/react-router";
import type { Screen } from "@vycep/shell/page/screen";
import { goToSignIn } from "@vycep/shell/session/identity-provider";
import { currentThemeRow } from "@vycep/shell/theme/theme";
import { useTexts } from "@vycep/shell/words/i18n";
import { useEffect, useState } from "react";
import { portalExtLinksQuery } from "../../features/content/use-portal-ext-links.ts";
import { SignInForm } from "../../features/identity/sign-in-form.tsx";
import { prepareDemoUsers } from "../../features/identity/use-demo-users.ts";
import { DoorFrame } from "./door-frame.tsx";

/** ROUTE-23: the sign-in page of the built-in provider. */
export const loginScreen: Screen = {
  component: LoginScreen,
  load: ({ queryClient }) => {
    void prepareDemoUsers(queryClient);
    void queryClient.prefetchQuery(portalExtLinksQuery());
  },
};

function LoginScreen() {
  const t = useTexts("identity");
  const shell = useTexts("shell");
  const { brand } = currentThemeRow();
  const opened = useLocation({
    select: ({ search }) => (search as { interaction?: string }).interaction,
  });
  // Of the page as it was opened: whoever leaves has another address already while the next page is fetched.
  const [interaction] = useState(opened);
  return (
    <DoorFrame
      title={shell("login")}
      lead={brand === undefined ? t("portalOf") : t("portalOfBrand", { brand })}
    >
      {/* The form's height is kept for it, so that the foot never moves. */}
      <div className="min-h-105">
        {interaction === undefined ? (
          <Departure />
        ) : (
          <SignInForm key={interaction} interaction={interaction} />
        )}
      </div>
    </DoorFrame>
  );
}

/** Opened without a sign-in under way: the provider is asked to begin one, and comes back here. */
function Departure() {
  const t = useTexts("identity");
  useEffect(function beginSignIn() {
    void goToSignIn();
  }, []);
  return (
    <p role="status" className="mt-8 text-ink-soft">
      {t("preparing")}
    </p>
  );
}
