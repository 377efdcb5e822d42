import type { Screen } from "@vycep/shell/page/screen";
import { SignIn } from "@vycep/shell/signing-in/sign-in.tsx";
import { prepareDemoUsers } from "@vycep/shell/signing-in/use-demo-users";
import { currentThemeRow } from "@vycep/shell/theme/theme";
import { useTexts } from "@vycep/shell/words/i18n";
import { portalExtLinksQuery } from "../../features/content/use-portal-ext-links.ts";
import { cutOffTimesQuery } from "../../features/identity/cut-off-times-query.ts";
import { DoorFrame } from "./door-frame.tsx";

/** ROUTE-23: the sign-in page of the built-in provider. */
export const loginScreen: Screen = {
  component: LoginScreen,
  load: ({ queryClient }) => {
    void prepareDemoUsers(queryClient);
    void queryClient.prefetchQuery(portalExtLinksQuery());
    void queryClient.prefetchQuery(cutOffTimesQuery());
  },
};

function LoginScreen() {
  const t = useTexts("identity");
  const shell = useTexts("shell");
  const { brand } = currentThemeRow();
  return (
    <DoorFrame
      title={shell("login")}
      lead={brand === undefined ? t("portalOf") : t("portalOfBrand", { brand })}
    >
      {/* The form's height is kept for it, so that the foot never moves. */}
      <div className="min-h-105">
        <SignIn />
      </div>
    </DoorFrame>
  );
}
