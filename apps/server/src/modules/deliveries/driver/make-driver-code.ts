import { randomBytes, randomUUID } from "node:crypto";
import { driverCodeFrom } from "@vycep/domain/deliveries/driver-code";
import { toId, type UserId } from "@vycep/domain/kernel/ids";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DriverCodeAnswer, DriverCodeInput } from "../../../platform/desk/desk-graphql.gen.ts";
import { hashOfSecret } from "../../../platform/secrets/one-time-secret.ts";
import { doneOrRolledBack, inTransaction } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { dayFrom } from "../desk/delivery-days.ts";
import { deliveryRefusal, type NotDone } from "../desk/delivery-refusal.ts";
import { holdDriver } from "../desk/fleet.repo.ts";
import { keepPass } from "./driver-passes.repo.ts";

/** Makes a code for a driver and a day (DSIGN-09); it is told this once, only its hash is kept. */
export async function makeDriverCode(
  { db, clock }: Deps,
  context: DeskContext,
  { driverId, day: text }: DriverCodeInput,
): Promise<DriverCodeAnswer> {
  const { uid } = await context.staff();
  const day = dayFrom(text, "input.day");
  const code = newCode();
  const done = await doneOrRolledBack<void, NotDone>((rollBack) =>
    inTransaction(db, async (tx) => {
      const driver = await holdDriver(tx, driverId);
      if (!driver?.isActive) return rollBack({ kind: "driver-unknown" });
      if (day < clock.now().date) return rollBack({ kind: "day-passed" });
      const at = clock.instant();
      const codeHash = hashOfSecret(code);
      await keepPass(tx, { id: randomUUID(), driverId, day, codeHash, madeBy: uid, madeAt: at });
      await recordAudit(tx, {
        ...{ at, uid: toId<UserId>(uid), companyId: null, requestId: context.requestId },
        ...{ action: "driver.code-made", subjectKind: "driver", subjectId: driverId, detail: { day } },
      });
    }),
  );
  return done.ok
    ? { code, refusal: null }
    : { code: null, refusal: deliveryRefusal(done.refusal, context.language) };
}

function newCode(): string {
  return driverCodeFrom(randomBytes(64)) ?? newCode();
}
