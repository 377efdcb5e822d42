import { DESK_FRESH_PATH } from "@vycep/contract/identity/desk-door";
import type { DeskFeature } from "../../shared/feature.ts";
import { paths } from "../../shared/paths.ts";

/** The pages before somebody is signed in, and how they sign in (DSIGN-01, DSIGN-03). */
export const doorFeature: DeskFeature = {
  nav: [],
  pages: [
    {
      path: paths.signIn(),
      title: "signInTitle",
      texts: ["identity"],
      isDoor: true,
      screen: async () => (await import("./sign-in-screen.tsx")).signInScreen,
    },
    {
      path: "/desk/login/callback",
      title: "signInTitle",
      texts: ["identity"],
      isDoor: true,
      screen: async () => (await import("./callback-screen.tsx")).callbackScreen,
    },
    {
      path: DESK_FRESH_PATH,
      title: "freshDoneTitle",
      texts: ["identity"],
      isDoor: true,
      screen: async () => (await import("./fresh-screen.tsx")).freshScreen,
    },
    {
      path: "/desk/password",
      title: "passwordTitle",
      texts: ["identity", "passwords"],
      isDoor: true,
      screen: async () => (await import("./password-screen.tsx")).passwordScreen,
    },
    {
      path: paths.forgotten(),
      title: "forgottenTitle",
      texts: ["identity", "passwords"],
      isDoor: true,
      screen: async () => (await import("./forgotten-screen.tsx")).forgottenScreen,
    },
    {
      path: paths.ownSignIn(),
      title: "ownSignIn",
      texts: ["factors", "devices"],
      screen: async () => (await import("./own-sign-in-screen.tsx")).ownSignInScreen,
    },
    {
      path: paths.refused(),
      title: "refusedTitle",
      texts: [],
      isDoor: true,
      screen: async () => (await import("./refused-screen.tsx")).refusedScreen,
    },
  ],
};
