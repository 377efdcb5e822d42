import { askFreshSignIn } from "@vycep/shell/factors/fresh-sign-in";
import type { ShellPorts } from "@vycep/shell/ports";
import { currentLanguage, textsOf } from "@vycep/shell/words/i18n";
import { paths } from "../shared/paths.ts";
import { roleKey } from "../shared/roles.ts";
import { fetchWords } from "./desk-words.ts";

const spoken = () => ({ "accept-language": currentLanguage() });

/** What the shell is told by the desk: nobody here has chosen a place, a method or a company. */
export const deskPorts: ShellPorts = {
  fetchWords,
  graphqlHeaders: spoken,
  serviceHeaders: spoken,
  companyHeaders: () => ({}),
  leaveLostCompany: async () => undefined,
  homePath: paths.today(),
  signInRefusedPath: paths.refused(),
  roleOfDemo: (role) => {
    const key = roleKey(role);
    return key === undefined ? "" : textsOf("desk")(key);
  },
  askFreshSignIn,
};
