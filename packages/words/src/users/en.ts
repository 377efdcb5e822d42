import type { InOtherWords } from "../engine/sentence.ts";
import type { answers as originalAnswers } from "./cs.ts";

export const answers: InOtherWords<typeof originalAnswers> = {
  administrationMessages: {
    "own-account": "You cannot change your own account.",
    "key-user": "Only customer service changes the key user.",
    "fellow-owner": "Only the key user changes owners.",
    "place-of-others": "This user also has places that you do not manage. Ask the key user.",
    "status-not-offered": "This user’s status has changed meanwhile. Reload the page.",
    "last-owner": "This is the last active owner of a place. Appoint another one first.",
    "invitation-used": "The invitation has been used. You can deactivate the user.",
    "role-not-offered": "You cannot give this role at this place.",
    "more-than-own": "You cannot give a permission that you do not have at this place yourself.",
    "permission-not-optional": "The role does not allow this permission to be switched on.",
    "role-missing": "Please select role for each shipTo",
    "user-exists": "User already exist",
  },
  userMessages: {
    "user-not-found": "There is no such user.",
  },
};
