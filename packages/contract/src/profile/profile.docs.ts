import type { Described } from "../described.ts";

/** What somebody changes of themselves, as /docs tells it (PROFILE-05). */
export const profileDocs = {
  SetOwnDetails: {
    summary: "Name, phone and language of oneself; a key user's phone is changed by customer service.",
    example: {
      body: { firstName: "Jana", lastName: "Novotná", phone: "+420799999001", language: "cs" },
      answer: { firstName: "Jana", lastName: "Novotná", phone: "+420799999001", language: "cs" },
    },
    problems: { 422: ["name-missing", "name-too-long", "phone-format", "phone-by-service"] },
  },
  GetOwnEmailChange: {
    summary: "The change of one's own e-mail that waits to be confirmed.",
    example: { answer: { isOffered: true, change: null } },
  },
  ChangeOwnEmail: {
    summary: "Asks for another e-mail of one's own: both addresses get a link.",
    example: {
      body: { newEmail: "jana@modrahvezda.example", password: "Vycep-demo-2026" },
      answer: {
        isOffered: true,
        change: {
          newEmail: "jana@modrahvezda.example",
          until: "2026-11-23T09:00:00.000Z",
          isOldConfirmed: false,
          isNewConfirmed: false,
        },
      },
    },
    problems: { 422: ["email-elsewhere", "email-format", "email-same", "password-wrong"] },
  },
  CancelOwnEmailChange: {
    summary: "Gives the change of one's own e-mail up; both links are good no more.",
    example: { answer: { isOffered: true, change: null } },
  },
  ConfirmOwnEmail: {
    summary: "Confirms the change by the secret of one of its links.",
    isPublic: true,
    example: {
      body: { secret: "q83vAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxw" },
      answer: { outcome: "one-left" },
    },
    problems: { 404: ["link-expired"], 409: ["email-taken"] },
  },
} as const satisfies Record<string, Described>;
