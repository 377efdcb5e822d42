import type { InOtherWords } from "../engine/sentence.ts";
import type { Translation } from "../engine/texts.ts";
import type { texts as original, answers as originalAnswers } from "./cs.ts";

export const texts: Translation<typeof original> = {
  portalOf: "The customer portal of the Lipovrch brewery",
  email: "E-mail",
  password: "Password",
  forgotLink: "Forgotten your password?",
  showPassword: "Show password",
  hidePassword: "Hide password",
  capsLock: "Caps Lock is on.",
  demoTitle: "Demo sign-in",
  demoMailbox: "Mail of the demo: every e-mail sent",
  preparing: "Preparing the sign-in…",
  signingIn: "Signing you in…",
  heroTitle: "Order before the cut-off. We load in the morning.",
  cutOffUnfiltered: "Unfiltered",
  cutOffTruck: "Trucks",
  cutOffStandard: "Standard and tank",

  emailMissing: "Enter your e-mail.",
  emailWrong: "Check the e-mail, for example jana@pub.com.",
  passwordMissing: "Enter your password.",
  wrongPassword: "The e-mail or the password is not right.",
  tooMany_one: "Too many attempts. Try again in {count} minute.",
  tooMany_other: "Too many attempts. Try again in {count} minutes.",
  startedAgain: "The sign-in had expired, so we started a new one. Please enter the password once more.",
  signInFailed: "Signing in failed.",
  signInFailedText: "The sign-in server did not answer as it should. Please try again.",
  signInWithPasskey: "Sign in with a passkey",
  passkeyFailed: "The passkey could not be verified. Try again, or use your password.",
  signInAgain: "Sign in again",

  "role-owner": "Owner, pub",
  "role-delegated-owner": "Delegated owner",
  "role-tank-and-unfiltered": "Tank and unfiltered beer",
  "role-accountant": "Accountant, documents only",
  "role-wholesale": "Wholesale, trucks",
  "role-warehouse": "Wholesale warehouse",
  "role-retail-chain": "Retail chain",
  "role-sub-account": "Sub-account",
  "role-slovak-owner": "Slovakia, euros",
  "role-academy-only": "Academy only",
  "role-suspended-ship-to": "Suspended ship-to",

  idleTitle: "Are you still there?",
  idleText: "After 15 minutes without activity we sign you out. Your cart stays saved.",
  stay: "Stay in the portal",

  academyTitle: "Your account is for training",
  academyText: "You have the POS Academy role. It has no orders or documents; the courses are in e-learning.",
  academyOpen: "Open e-learning",
  academyMissing: "The address of the e-learning could not be found. Please write to customer service.",
};

export const answers: InOtherWords<typeof originalAnswers> = {
  pageSentences: {
    "sign-out": "Sign out",
    "sign-out-question": "Do you really want to sign out?",
    "signed-out": "You are signed out.",
    problem: "Sign-in did not work",
    "problem-hint": "The sign-in link is no longer valid or is not right. Please start again.",
    unavailable: "The service is not available right now",
    "unavailable-hint": "We are sorry. This page will try again by itself in a moment.",
    again: "Try now",
    back: "Back to sign-in",
  },
  passwordMessages: {
    "password-requirements": "Password requirements have not been met",
    "new-password-incorrect": "New password is not correct",
    "password-mismatch": "New password and Retype password does not match",
    "terms-not-accepted": "Please accept terms and condition.",
    "old-password-incorrect": "Old password is not correct",
    "link-expired": "The link has expired.",
    "link-used": "The link has been used already.",
    "link-unknown": "The account could not be verified. The link is incomplete.",
  },
};
