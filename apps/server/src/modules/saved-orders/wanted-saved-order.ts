import { decodeSavedOrderId } from "@vycep/contract/saved-orders/saved-orders.codec";
import type { Db, Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { Actor } from "../../platform/session.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { noSuchSavedOrder, savedScope } from "./saved-orders.policy.ts";
import { findSavedOrder, type SavedOrderKey, type SavedOrderRecord } from "./saved-orders.repo.ts";

export type Wanted = {
  readonly actor: Actor;
  /** As the caller wrote it. */
  readonly id: string;
  readonly language: RequestContext["language"];
};

/** The actor's own saved order, or the refusal that says the same of a missing and of a foreign one (ERROR-42). */
export async function wantedSavedOrder(db: Db, { actor, id, language }: Wanted): Promise<SavedOrderRecord> {
  const scope = savedScope(actor);
  const number = decodeSavedOrderId(id);
  const saved = number === undefined ? undefined : await findSavedOrder(db, { ...scope, id: number });
  if (!saved) throw noSuchSavedOrder(language);
  return saved;
}

type Write = (tx: Tx, key: SavedOrderKey) => Promise<SavedOrderRecord | undefined>;

/** Writes on the actor's own saved order, with the same refusal. */
export async function changeWanted(
  deps: Deps,
  { actor, id, language }: Wanted,
  write: Write,
): Promise<SavedOrderRecord> {
  const scope = savedScope(actor);
  const number = decodeSavedOrderId(id);
  const saved =
    number === undefined
      ? undefined
      : await inTransaction(deps.db, (tx) => write(tx, { ...scope, id: number }));
  if (!saved) throw noSuchSavedOrder(language);
  return saved;
}
