import type { IncomingMessage } from "node:http";
import type { Deps } from "../../platform/deps.ts";
import type { Actor } from "../../platform/session.ts";

/** A password that is asked anew, of whom and from where. */
type PasswordTry = {
  readonly actor: Pick<Actor, "email">;
  readonly password: string;
  readonly address: string;
  readonly request: Pick<IncomingMessage, "headers">;
};

/** What the profile needs of identity; the wiring brings it. */
export type ProfileNeeds = {
  /** Whether it is the person's own; wrong ones are counted like those of a sign-in (D49). */
  readonly confirmsPassword: (deps: Deps, given: PasswordTry) => Promise<boolean>;
};

export type ProfileDeps = Deps & ProfileNeeds;
