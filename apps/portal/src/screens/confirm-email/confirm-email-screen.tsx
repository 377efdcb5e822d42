import { useLocation } from "@tanstack/react-router";
import type { Screen } from "@vycep/shell/page/screen";
import { ConfirmEmail } from "../../features/profile/confirm-email.tsx";
import { paths } from "../../shared/paths.ts";

/** Where the links of a change of e-mail lead, signed in or not (decision 0152). */
export const confirmEmailScreen: Screen = { component: ConfirmEmailScreen };

function ConfirmEmailScreen() {
  // Behind the hash it reaches no server and no other site.
  const secret = useLocation({ select: ({ hash }) => hash });
  return <ConfirmEmail secret={secret} profileHref={paths.profile()} />;
}
