import { askFreshSignIn } from "@vycep/shell/factors/fresh-sign-in";
import type { ShellPorts } from "@vycep/shell/ports";
import { choiceHeaders, exceptionHeaders } from "../shared/ordering/choice.ts";
import { paths } from "../shared/paths.ts";
import { companyHeaders, leaveLostCompany } from "../shared/user/company-choice.ts";
import { fetchWords } from "./portal-words.ts";

/** What the shell is told by the portal. */
export const portalPorts: ShellPorts = {
  fetchWords,
  graphqlHeaders: () => choiceHeaders(),
  serviceHeaders: exceptionHeaders,
  companyHeaders,
  leaveLostCompany,
  homePath: paths.home(),
  signInRefusedPath: paths.signInRefused(),
  askFreshSignIn,
};
