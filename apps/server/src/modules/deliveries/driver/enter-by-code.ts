import { parseDriverCode } from "@vycep/domain/deliveries/driver-code";
import type { Language } from "@vycep/domain/market/language";
import type { Deps } from "../../../platform/deps.ts";
import { AppError } from "../../../platform/errors.ts";
import { hashOfSecret } from "../../../platform/secrets/one-time-secret.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { cookieUntilMidnight, newDevice } from "./driver-cookie.ts";
import { bindPass } from "./driver-passes.repo.ts";
import { saidToDriver } from "./driver-refusal.ts";

type Entering = { readonly code: string; readonly language: Language; readonly requestId: string };

/**
 * Lets a telephone in by a code of today (DSIGN-09), until the day ends: the answer is its cookie. A code that another telephone has
 * used, that is of another day or was replaced is answered like one that never was.
 */
export async function enterByCode(
  { db, clock, config }: Deps,
  { code: typed, language, requestId }: Entering,
): Promise<string> {
  const code = parseDriverCode(typed);
  const device = newDevice();
  const now = clock.instant();
  const { date: day } = clock.now();
  const isIn =
    code !== undefined &&
    (await inTransaction(db, async (tx) => {
      const [codeHash, deviceHash] = [hashOfSecret(code), hashOfSecret(device)];
      const bound = await bindPass(tx, { codeHash, deviceHash, day, now });
      if (!bound) return false;
      await recordAudit(tx, {
        ...{ at: now, uid: null, companyId: null, requestId, action: "driver.code-used" },
        ...{ subjectKind: "driver", subjectId: bound.driverId, detail: { day } },
      });
      return true;
    }));
  if (!isIn) {
    const message = saidToDriver("code-unknown", language);
    throw new AppError("unprocessable", { code: "code-unknown", message });
  }
  return cookieUntilMidnight(device, { clock, origin: config.origin });
}
