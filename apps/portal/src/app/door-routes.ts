import { further } from "./further.ts";
import type { RouteRow } from "./route-row.ts";

/** The pages before somebody is signed in: without chrome (ROUTE-24, ROUTE-32). */
export const doorRoutes: readonly RouteRow[] = [
  {
    name: "login", // ROUTE-23, ROUTE-24
    path: "/login",
    title: "login",
    layout: "bare",
    texts: ["identity"],
    screen: () => import("../screens/login/login-screen.tsx").then((file) => file.loginScreen),
  },
  {
    name: "userVerification", // ROUTE-02
    path: "/verification",
    title: "verification",
    layout: "bare",
    texts: ["identity", "passwords"],
    screen: further("verification"),
  },
  {
    name: "forgotPassword", // ROUTE-25
    path: "/forgot-password",
    title: "forgotPassword",
    layout: "bare",
    texts: ["identity", "passwords"],
    screen: further("forgotPassword"),
  },
  {
    name: "resetPassword", // ROUTE-26
    path: "/reset-password",
    title: "resetPassword",
    layout: "bare",
    texts: ["identity", "passwords"],
    screen: further("resetPassword"),
  },
  {
    name: "loginCallback",
    path: "/login/callback",
    title: "login",
    layout: "bare",
    texts: ["identity"],
    screen: () =>
      import("../screens/login/login-callback-screen.tsx").then((file) => file.loginCallbackScreen),
  },
  {
    name: "saml-error", // ROUTE-31, ROUTE-32
    path: "/saml-error",
    title: "samlTitle",
    layout: "bare",
    texts: [],
    screen: further("samlError"),
  },
];
