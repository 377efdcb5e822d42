import { randomUUID } from "node:crypto";
import { ON_BEHALF_PATH } from "@vycep/contract/identity/on-behalf";
import { BEHALF_CODE_SECONDS, judgeOnBehalf } from "@vycep/domain/identity/on-behalf";
import { type CompanyId, type ShipToId, toId, type UserId } from "@vycep/domain/kernel/ids";
import { behalfMessages } from "@vycep/words/on-behalf/answers";
import type { Db } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskOnBehalfAnswer, DeskOnBehalfInput } from "../../../platform/desk/desk-graphql.gen.ts";
import { notSignedIn } from "../../../platform/errors.ts";
import { newSecret } from "../../../platform/secrets/one-time-secret.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { shipToById } from "../../ship-to/ship-to.facts.ts";
import { addBehalf, personAt } from "./on-behalf.repo.ts";

export type OnBehalfDeps = Pick<Deps, "db" | "clock"> & {
  /** For which place somebody's live cart of a company holds goods; app asks the carts. */
  readonly placeOfFilledCart: (
    db: Db,
    owner: { readonly uid: UserId; readonly companyId: CompanyId },
  ) => Promise<string | undefined>;
};

/**
 * Lets one of the staff order in the name of a customer's user at one place (DORD-06). What is answered opens the portal once and
 * soon; the token itself stands in no address.
 */
export async function beginOnBehalf(
  deps: OnBehalfDeps,
  context: DeskContext,
  input: DeskOnBehalfInput,
): Promise<DeskOnBehalfAnswer> {
  const { uid: staffUid, reach } = await context.staff();
  const token = await context.token();
  if (!token) throw notSignedIn();
  return inTransaction(deps.db, async (tx) => {
    const uid = toId<UserId>(input.uid);
    const shipTo = await shipToById(tx, toId<ShipToId>(input.shipToId));
    const { id: companyId } = shipTo?.payer ?? {};
    const person = shipTo && (await personAt(tx, shipTo.facts.id, uid));
    const filled = companyId && (await deps.placeOfFilledCart(tx, { uid, companyId }));
    const verdict = judgeOnBehalf({
      ...{ reach, person, place: shipTo && { companyId: shipTo.payer.id, status: shipTo.facts.status } },
      hasCartElsewhere: filled !== undefined && filled !== shipTo?.facts.id,
    });
    if (!verdict.ok || !shipTo) {
      const code = verdict.ok ? "customer-unknown" : verdict.refusal.kind;
      const field = code.startsWith("user-") || code === "cart-elsewhere" ? "uid" : null;
      return { address: null, refusal: { code, field, message: behalfMessages[code][context.language] } };
    }
    const { secret, hash: codeHash } = newSecret();
    const now = deps.clock.realTime();
    const at = { companyId: shipTo.payer.id, shipToId: shipTo.facts.id };
    await addBehalf(tx, {
      ...{ id: randomUUID(), codeHash, staffUid, staffTokenIds: token.ids, uid, ...at, now },
      codeExpiresAt: new Date(now.getTime() + BEHALF_CODE_SECONDS * 1000),
    });
    await recordAudit(tx, {
      ...{ at: deps.clock.instant(), uid: toId<UserId>(staffUid), as: uid, companyId: at.companyId },
      ...{ action: "on-behalf.begun", subjectKind: "ship-to", subjectId: at.shipToId },
      ...{ requestId: context.requestId, detail: {} },
    });
    return { address: `${ON_BEHALF_PATH}#${secret}`, refusal: null };
  });
}
