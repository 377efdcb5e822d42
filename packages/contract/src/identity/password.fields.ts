import { words } from "../shared-words.ts";
import { told } from "../told.docs.ts";
import { changePasswordBody, firstPasswordBody, passwordSetAnswer } from "./password.rest.ts";

const wanted = {
  newPassword: "What it is to be; whether it is good enough is judged by the rules of the portal.",
  retypePassword: "The same once more, so that nobody is locked out by a slip.",
};

export const passwordFields = [
  told(firstPasswordBody, {
    token: "Secret of the link in the invitation, behind its `#`.",
    ...wanted,
    termsAgreed: "Whether the person agrees to the terms of use; without that it is refused.",
  }),
  told(changePasswordBody, { oldPassword: "The one that holds until now.", ...wanted }),
  told(passwordSetAnswer, { result: words.done }),
];
