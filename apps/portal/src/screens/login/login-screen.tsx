import { useLocation, useNavigate } from "@tanstack/react-router";
import type { Screen } from "@vycep/shell/page/screen";
import { beginSignIn, goToSignIn } from "@vycep/shell/session/identity-provider";
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
  // The first that the address named: whoever leaves has another address already while the next page is fetched.
  const [interaction, setInteraction] = useState(opened);
  if (interaction === undefined && opened !== undefined) setInteraction(opened);
  return (
    <DoorFrame
      title={shell("login")}
      lead={brand === undefined ? t("portalOf") : t("portalOfBrand", { brand })}
    >
      {/* The form's height is kept for it, so that the foot never moves. */}
      <div className="min-h-105">
        {interaction === undefined ? (
          <Beginning />
        ) : (
          <SignInForm key={interaction} interaction={interaction} />
        )}
      </div>
    </DoorFrame>
  );
}

/** Opened without a sign-in under way: the provider is asked to begin one, and the form comes without another page. */
function Beginning() {
  const t = useTexts("identity");
  const navigate = useNavigate();
  useEffect(
    function begin() {
      let isLeft = false;
      beginSignIn().then(
        (interaction) => {
          if (interaction === undefined || isLeft) return;
          void navigate({ to: ".", search: { interaction }, replace: true, resetScroll: false });
        },
        // What the browser tells when it goes there itself is as much as can be told.
        () => !isLeft && void goToSignIn(),
      );
      return () => {
        isLeft = true;
      };
    },
    [navigate],
  );
  return (
    <p role="status" className="mt-8 text-ink-soft">
      {t("preparing")}
    </p>
  );
}
