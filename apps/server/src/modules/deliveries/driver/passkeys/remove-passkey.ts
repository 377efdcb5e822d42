import { toId, type UserId } from "@vycep/domain/kernel/ids";
import type { Deps } from "../../../../platform/deps.ts";
import type { DeskContext } from "../../../../platform/desk/desk-context.ts";
import type { FleetAnswer, RemoveDriverPasskeyInput } from "../../../../platform/desk/desk-graphql.gen.ts";
import { doneOrRolledBack, inTransaction } from "../../../../platform/transaction.ts";
import { recordAudit } from "../../../audit/audit.commands.ts";
import { deliveryRefusal, type NotDone } from "../../desk/delivery-refusal.ts";
import { fleet } from "../../desk/fleet.ts";
import { dropDriverPasskey } from "./driver-passkeys.repo.ts";

/** Takes the passkey of a driver's telephone away; whoever is in by it is out at once (DSIGN-09). */
export async function removeDriverPasskey(
  { db, clock }: Deps,
  context: DeskContext,
  { driverId, id }: RemoveDriverPasskeyInput,
): Promise<FleetAnswer> {
  const { uid } = await context.staff();
  const done = await doneOrRolledBack<void, NotDone>((rollBack) =>
    inTransaction(db, async (tx) => {
      const name = await dropDriverPasskey(tx, { driverId, id });
      if (name === undefined) return rollBack({ kind: "passkey-unknown" });
      await recordAudit(tx, {
        ...{ at: clock.instant(), uid: toId<UserId>(uid), companyId: null, requestId: context.requestId },
        ...{ action: "driver.passkey-removed", subjectKind: "driver", subjectId: driverId, detail: { name } },
      });
    }),
  );
  const refusal = done.ok ? null : deliveryRefusal(done.refusal, context.language);
  return { fleet: await fleet(db), refusal };
}
