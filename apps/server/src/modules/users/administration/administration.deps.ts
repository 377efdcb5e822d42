import type { UserId } from "@vycep/domain/kernel/ids";
import type { Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { LastSignIn } from "./members.repo.ts";

/** Somebody who is invited, by whom and where to, as the mail says it. */
export type Invitation = {
  readonly uid: UserId;
  readonly email: string;
  readonly language: string;
  readonly inviter: string;
  readonly company: string;
  readonly origin: string;
};

/** What the administration of users needs of identity; the wiring brings it. */
export type AdministrationNeeds = {
  readonly lastSignIn: LastSignIn;
  /** Makes a link, the only one that is good from now on, and writes its mail. */
  readonly inviteUser: (
    tx: Tx,
    invitation: Invitation,
    deps: Pick<Deps, "config" | "clock">,
  ) => Promise<unknown>;
  /** Ends all sessions of a user. */
  readonly endSessions: (tx: Tx, of: { readonly uid: UserId }) => Promise<void>;
};

export type AdministrationDeps = Deps & AdministrationNeeds;
