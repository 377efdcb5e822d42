import type { InOtherWords } from "../engine/sentence.ts";
import type { answers as original } from "./cs.ts";

export const answers: InOtherWords<typeof original> = {
  staffMessages: {
    "email-taken": "Somebody at the desk has this address already.",
    "email-invalid": "This is not an e-mail address.",
    "name-missing": "Give a first and a last name, each of at most 100 characters.",
    "language-unknown": "The desk does not speak this language.",
    "no-role": "Choose one role at least.",
    "company-unknown": "One of the companies is unknown.",
    "member-unknown": "Nobody at the desk is known by that.",
    "own-rights": "Nobody changes their own rights. Ask another administrator.",
    "last-administrator": "The last administrator cannot be removed. Add another one first.",
    "password-not-set": "Whoever was invited has not set a password yet and cannot be switched on.",
    "changed-meanwhile": "Somebody else changed this meanwhile. Look at it as it is now and try again.",
  },
};
