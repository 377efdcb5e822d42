import type { Screen } from "@vycep/shell/page/screen";
import { SignIn } from "@vycep/shell/signing-in/sign-in.tsx";
import { prepareDemoUsers } from "@vycep/shell/signing-in/use-demo-users";
import { useTexts } from "@vycep/shell/words/i18n";
import { DoorFrame } from "./door-frame.tsx";

/** DSIGN-01: e-mail and password, then whatever second step the person has (DSIGN-03). */
export const signInScreen: Screen = {
  component: SignInScreen,
  load: ({ queryClient }) => void prepareDemoUsers(queryClient),
};

function SignInScreen() {
  const t = useTexts("desk");
  return (
    <DoorFrame title={t("signInTitle")}>
      <SignIn />
    </DoorFrame>
  );
}
