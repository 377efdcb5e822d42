/** What a question throws when it is left unanswered: safe, never shown to anybody (INPROG-29, ERROR-33, OP-20). */
export class UserCanceled extends Error {
  constructor() {
    super("User canceled the action");
    this.name = "AbortError";
  }
}
