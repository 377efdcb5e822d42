import type { Screen } from "@vycep/shell/page/screen";
import { SignInEnd } from "@vycep/shell/signing-in/sign-in-end.tsx";

/** Where the provider comes back to with its answer. */
export const loginCallbackScreen: Screen = { component: SignInEnd };
