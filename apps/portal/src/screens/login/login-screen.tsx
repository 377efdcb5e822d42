import { useLocation } from "@tanstack/react-router";
import { Logo } from "@vycep/shell/page/logo.tsx";
import type { Screen } from "@vycep/shell/page/screen";
import { goToSignIn } from "@vycep/shell/session/identity-provider";
import { useTexts } from "@vycep/shell/words/i18n";
import { useEffect } from "react";
import { LoginFoot } from "../../features/content/login-foot.tsx";
import { portalExtLinksQuery } from "../../features/content/use-portal-ext-links.ts";
import { CutOffPanel } from "../../features/identity/cut-off-panel.tsx";
import { SignInForm } from "../../features/identity/sign-in-form.tsx";
import { demoUsersQuery } from "../../features/identity/use-demo-users.ts";
import { LanguageChoice } from "../../shared/user/language-choice.tsx";

/** ROUTE-23: the sign-in page of the built-in provider. */
export const loginScreen: Screen = {
  component: LoginScreen,
  load: ({ queryClient }) => {
    void queryClient.prefetchQuery(demoUsersQuery());
    void queryClient.prefetchQuery(portalExtLinksQuery());
  },
};

function LoginScreen() {
  const t = useTexts("identity");
  const shell = useTexts("shell");
  const interaction = useLocation({
    select: ({ search }) => (search as { interaction?: string }).interaction,
  });
  return (
    <div className="grid min-h-dvh grid-cols-sign-in bg-foam max-mobile:grid-cols-1">
      <main className="flex flex-col px-16 pt-5 pb-4 max-mobile:order-2 max-mobile:px-4 max-mobile:pt-7">
        <div className="flex items-center justify-between max-mobile:hidden">
          <Logo tone="onLight" />
          <LanguageChoice />
        </div>
        <div className="my-auto w-full max-w-sign-in py-3 max-mobile:mt-0 max-mobile:max-w-none max-mobile:pt-0">
          <h1 tabIndex={-1} className="type-title">
            {shell("login")}
          </h1>
          <p className="mt-1.5 text-ink-soft">{t("portalOf")}</p>
          {interaction === undefined ? (
            <Departure />
          ) : (
            <SignInForm key={interaction} interaction={interaction} />
          )}
        </div>
        <LoginFoot />
      </main>
      <CutOffPanel
        top={
          <div className="flex items-center justify-between desktop:hidden">
            <Logo />
            <LanguageChoice tone="dark" />
          </div>
        }
      />
    </div>
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
