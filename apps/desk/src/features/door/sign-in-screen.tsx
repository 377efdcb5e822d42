import { useLocation } from "@tanstack/react-router";
import { later } from "@vycep/shell/page/later.tsx";
import type { Screen } from "@vycep/shell/page/screen";
import { goToSignIn } from "@vycep/shell/session/identity-provider";
import { SignIn } from "@vycep/shell/signing-in/sign-in.tsx";
import { prepareDemoUsers } from "@vycep/shell/signing-in/use-demo-users";
import { useTexts } from "@vycep/shell/words/i18n";
import { useState } from "react";
import { staffProviderQuery } from "../../shared/use-staff-provider.ts";
import { DoorFrame } from "./door-frame.tsx";
import { ProviderSignIn, parseRefusal } from "./provider-sign-in.tsx";

/** DSIGN-01: e-mail and password, or the staff's own provider (DSIGN-04), then whatever second step the person has (DSIGN-03). */
export const signInScreen: Screen = {
  component: SignInScreen,
  load: ({ queryClient }) => {
    void prepareDemoUsers(queryClient);
    void queryClient.prefetchQuery(staffProviderQuery());
  },
};

const secondStep = later(
  () => import("@vycep/shell/factors/second-step.tsx").then((file) => file.SecondStep),
  ["factors"],
);
const demandedSetUp = later(
  () => import("@vycep/shell/factors/demanded-set-up.tsx").then((file) => file.DemandedSetUp),
  ["factors"],
);

/** What the address says of a sign-in under way, and of what the provider came back with. */
type Said = Readonly<Partial<Record<"interaction" | "next" | "means" | "refused", string>>>;

function SignInScreen() {
  const t = useTexts("desk");
  const said = useLocation({ select: ({ search }) => search as Said });
  // Why somebody was refused stays to be read while another sign-in is begun.
  const [refused] = useState(() => parseRefusal(said.refused));
  const { interaction } = said;
  return (
    <DoorFrame title={t("signInTitle")}>
      {interaction !== undefined && said.next !== undefined ? (
        <NextStep interaction={interaction} next={said.next} means={said.means ?? ""} />
      ) : (
        <SignIn>
          <ProviderSignIn interaction={interaction} refused={refused} />
        </SignIn>
      )}
    </DoorFrame>
  );
}

interface NextStepProps {
  readonly interaction: string;
  readonly next: string;
  readonly means: string;
}

/** What the desk itself asks of whom the provider sends without proof of a second factor. */
function NextStep({ interaction, next, means }: NextStepProps) {
  if (next === "set-up") return <demandedSetUp.Part interaction={interaction} />;
  const known = (["authenticator", "passkey"] as const).filter((each) => means.split(" ").includes(each));
  return <secondStep.Part interaction={interaction} means={known} onExpired={() => void goToSignIn()} />;
}
