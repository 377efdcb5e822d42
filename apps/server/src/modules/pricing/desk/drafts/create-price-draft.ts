import { toId, type UserId } from "@vycep/domain/kernel/ids";
import type { DeskContext } from "../../../../platform/desk/desk-context.ts";
import type {
  DeskNewPriceDraftInput,
  DeskPriceDraftAnswer,
} from "../../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../../platform/errors.ts";
import { inTransaction } from "../../../../platform/transaction.ts";
import { recordAudit } from "../../../audit/audit.commands.ts";
import { arePricesErpOwned, type PriceDeskDeps } from "../price-desk.deps.ts";
import { answerOf } from "./change-of-draft.ts";
import { draftWords } from "./draft-words.ts";
import { insertDraft } from "./price-draft.repo.ts";

/** Begins a draft; a second click finds the first one's (DPRICE-02). */
export async function createPriceDraft(
  deps: PriceDeskDeps,
  context: DeskContext,
  { key, ...told }: DeskNewPriceDraftInput,
): Promise<DeskPriceDraftAnswer> {
  if (!/^[\w-]{1,100}$/.test(key))
    throw badInput("key-invalid", undefined, [{ path: "input.key", code: "pattern" }]);
  const words = draftWords(told);
  if (typeof words === "string") return answerOf(deps, context, { id: undefined, refusal: words });
  if (arePricesErpOwned(deps.config))
    return answerOf(deps, context, { id: undefined, refusal: "erp-owns-prices" });
  if (words.validFrom < deps.clock.now().date)
    return answerOf(deps, context, { id: undefined, refusal: "day-passed" });
  const { uid } = await context.staff();
  const at = deps.clock.instant();
  const id = await inTransaction(deps.db, async (tx) => {
    const begun = await insertDraft(tx, { ...words, key, by: uid, at });
    if (begun.isNew)
      await recordAudit(tx, {
        ...{ at, uid: toId<UserId>(uid), companyId: null, requestId: context.requestId },
        ...{ action: "price-draft.made", subjectKind: "price-draft", subjectId: String(begun.id) },
        detail: { name: words.name, validFrom: words.validFrom, reason: words.reason },
      });
    return begun.id;
  });
  return answerOf(deps, context, { id: String(id) });
}
