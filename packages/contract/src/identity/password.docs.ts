import type { Described } from "../described.ts";

const wanted = { newPassword: "Lipovrch-2026-Sud", retypePassword: "Lipovrch-2026-Sud" };
const demands = ["password-requirements", "password-mismatch"] as const;

/** The seeds' own calls of passwords, as /docs tells them (REST-10, REST-16). */
export const passwordDocs = {
  SetFirstPassword: {
    summary: "Sets the first password by the secret of an invitation's link.",
    isPublic: true,
    example: {
      body: { token: "q83vAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxw", ...wanted, termsAgreed: true },
      answer: { result: true },
    },
    problems: {
      404: ["link-unknown", "link-expired", "link-used"],
      422: [...demands, "terms-not-accepted"],
    },
  },
  ChangePassword: {
    summary: "Changes one's own password with the old one; all other sessions end.",
    example: {
      path: { UID: "U001" },
      body: { oldPassword: "Vycep-demo-2026", ...wanted },
      answer: { result: true },
    },
    problems: {
      404: ["user-not-found"],
      422: ["old-password-incorrect", "new-password-incorrect", ...demands],
    },
  },
} as const satisfies Record<string, Described>;
