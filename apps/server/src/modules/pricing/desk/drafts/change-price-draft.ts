import { sql } from "kysely";
import type { DeskContext } from "../../../../platform/desk/desk-context.ts";
import type {
  DeskChangePriceDraftInput,
  DeskPriceDraftAnswer,
} from "../../../../platform/desk/desk-graphql.gen.ts";
import { detailOfChange } from "../../../audit/audit-detail.facts.ts";
import type { PriceDeskDeps } from "../price-desk.deps.ts";
import { answerOf, changeOfDraft } from "./change-of-draft.ts";
import { linesAsOf, writeLines } from "./draft-lines.repo.ts";
import { draftWords } from "./draft-words.ts";
import { asAuthor, updateDraft } from "./price-draft.repo.ts";

/** Says what a draft is called, why and from when, and takes what holds on that day as the old prices anew (DPRICE-02). */
export async function changePriceDraft(
  deps: PriceDeskDeps,
  context: DeskContext,
  input: DeskChangePriceDraftInput,
): Promise<DeskPriceDraftAnswer> {
  const words = draftWords(input);
  if (typeof words === "string") return answerOf(deps, context, { id: input.id, refusal: words });
  if (words.validFrom < deps.clock.now().date)
    return answerOf(deps, context, { id: input.id, refusal: "day-passed" });
  const { name, reason, validFrom } = words;
  return changeOfDraft(deps, context, {
    ...{ input, move: "change" },
    work: async ({ tx, draft, staff, audit }) => {
      const lines = await linesAsOf(tx, draft.id, validFrom);
      await writeLines(tx, draft.id, lines);
      await updateDraft(
        tx,
        draft.id,
        sql`name = ${name}, reason = ${reason}, valid_from = ${validFrom}::date, returned_reason = '', ${asAuthor(staff.uid)}`,
      );
      const { name: wasName, reason: why, validFrom: from } = draft;
      const changes = detailOfChange(
        { name: wasName, why, validFrom: from },
        { name, why: reason, validFrom },
      );
      await audit("price-draft.changed", changes);
      return { kept: lines.length };
    },
  });
}
