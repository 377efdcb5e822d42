import { useLocation, useNavigate } from "@tanstack/react-router";
import { type PropsWithChildren, useEffect, useState } from "react";
import { beginSignIn, goToSignIn } from "../session/identity-provider.ts";
import { useTexts } from "../words/i18n.ts";
import { SignInForm } from "./sign-in-form.tsx";

/** What a sign-in page is for: the form of the sign-in that its address names, or the way to one. Children stand above its first step. */
export function SignIn({ children }: PropsWithChildren) {
  const opened = useLocation({
    select: ({ search }) => (search as { interaction?: string }).interaction,
  });
  // The first that the address named: whoever leaves has another address already while the next page is fetched.
  const [interaction, setInteraction] = useState(opened);
  if (interaction === undefined && opened !== undefined) setInteraction(opened);
  return interaction === undefined ? (
    <>
      {children}
      <Beginning />
    </>
  ) : (
    <SignInForm key={interaction} interaction={interaction}>
      {children}
    </SignInForm>
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
