import { toId, type UserId } from "@vycep/domain/kernel/ids";
import { sql } from "kysely";
import type { DeskContext } from "../../../../platform/desk/desk-context.ts";
import type {
  DeskPriceDraftAnswer,
  DeskPriceDraftReasonInput,
} from "../../../../platform/desk/desk-graphql.gen.ts";
import { unhurried } from "../../../../platform/unhurried.ts";
import { recordAuditsOf } from "../../../audit/audit.commands.ts";
import type { PriceDeskDeps } from "../price-desk.deps.ts";
import { answerOf, changeOfDraft } from "./change-of-draft.ts";
import { reasonWords } from "./draft-words.ts";
import { updateDraft } from "./price-draft.repo.ts";
import { changedSince, holdLists, partsOfDraft, pricesTold, restorePrices } from "./publish.repo.ts";

/** Takes a published draft back whole, or not at all where a price of it was changed since (DPRICE-02, DEDIT-03). */
export async function takeBackPriceDraft(
  deps: PriceDeskDeps,
  context: DeskContext,
  input: DeskPriceDraftReasonInput,
): Promise<DeskPriceDraftAnswer> {
  const words = reasonWords(input.reason);
  if (typeof words === "string") return answerOf(deps, context, { id: input.id, refusal: words });
  const today = deps.clock.now().date;
  return changeOfDraft(deps, context, {
    ...{ input, move: "take_back" },
    work: async ({ tx, draft, facts, staff, at, rollBack, audit }) => {
      const from = today > facts.validFrom ? today : facts.validFrom;
      const { validFrom } = facts;
      await holdLists(tx, draft.id);
      const parts = await partsOfDraft(tx, draft.id);
      for (const part of parts) {
        if ((await changedSince(tx, { part, validFrom, from })) > 0)
          return rollBack({ kind: "prices-changed-since" });
      }
      const entry = { at, uid: toId<UserId>(staff.uid), companyId: null, requestId: context.requestId };
      await unhurried(parts, {
        // Somebody waits for it.
        rest: 1,
        work: async (part) => {
          await restorePrices(tx, { part, validFrom, from });
          await recordAuditsOf(
            tx,
            { ...entry, action: "price.taken-back", subjectKind: "price" },
            pricesTold(part, { from, isBack: true, reason: words.reason }),
          );
        },
      });
      await updateDraft(
        tx,
        draft.id,
        sql`state = 'taken_back', taken_back_by = ${staff.uid}, taken_back_at = ${at}, taken_back_reason = ${words.reason}`,
      );
      await audit("price-draft.taken-back", {
        ...{ state: "taken_back", stateBefore: "published", validFrom: from, reason: words.reason },
      });
      return { kept: facts.lines };
    },
  });
}
