import type { CompanyId, UserId } from "@vycep/domain/kernel/ids";
import type { Tx } from "../../../../platform/db.ts";
import type { Actor } from "../../../../platform/session.ts";
import type { OrderDeskDeps } from "../order-desk.deps.ts";

/** What else a change needs: whose order it is, as they stand today at their places. */
export type ChangingDeps = OrderDeskDeps & {
  readonly actorIn: (
    tx: Tx,
  ) => (uid: UserId, companyId: CompanyId) => Promise<Pick<Actor, "shipTos"> | undefined>;
};
