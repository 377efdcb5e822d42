import type { UserId } from "@vycep/domain/kernel/ids";
import type { Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import type { LastSignIn } from "./members.repo.ts";

/** What the administration of users needs of identity; the wiring brings it. */
export type AdministrationNeeds = {
  readonly lastSignIn: LastSignIn;
  /** Ends all sessions of a user. */
  readonly endSessions: (tx: Tx, of: { readonly uid: UserId }) => Promise<void>;
};

export type AdministrationDeps = Deps & AdministrationNeeds;
