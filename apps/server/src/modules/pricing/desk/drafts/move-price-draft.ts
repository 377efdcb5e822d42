import { type RawBuilder, sql } from "kysely";
import type { DeskContext } from "../../../../platform/desk/desk-context.ts";
import type {
  DeskPriceDraftAnswer,
  DeskPriceDraftMoveInput,
  DeskPriceDraftReasonInput,
} from "../../../../platform/desk/desk-graphql.gen.ts";
import type { PriceDeskDeps } from "../price-desk.deps.ts";
import { answerOf, changeOfDraft, type Held } from "./change-of-draft.ts";
import { reasonWords } from "./draft-words.ts";
import { updateDraft } from "./price-draft.repo.ts";

/** A second person agrees: the draft is planned, and published at its moment (DPRICE-03). */
export async function approvePriceDraft(
  deps: PriceDeskDeps,
  context: DeskContext,
  input: DeskPriceDraftMoveInput,
): Promise<DeskPriceDraftAnswer> {
  return changeOfDraft(deps, context, {
    ...{ input, move: "approve" },
    work: async (held) => {
      const { staff, at, facts } = held;
      await moved(held, "planned", sql`approved_by = ${staff.uid}, approved_at = ${at}`);
      await held.audit("price-draft.approved", {
        state: "planned",
        stateBefore: "waiting",
        percent: facts.percent,
      });
      return { kept: 0 };
    },
  });
}

/** Gives a draft back to be made again, with a reason. */
export async function returnPriceDraft(
  deps: PriceDeskDeps,
  context: DeskContext,
  input: DeskPriceDraftReasonInput,
): Promise<DeskPriceDraftAnswer> {
  const words = reasonWords(input.reason);
  if (typeof words === "string") return answerOf(deps, context, { id: input.id, refusal: words });
  return changeOfDraft(deps, context, {
    ...{ input, move: "return" },
    work: async (held) => {
      const { staff, at } = held;
      await moved(
        held,
        "open",
        sql`returned_reason = ${words.reason}, returned_by = ${staff.uid}, returned_at = ${at}, approved_by = null,
          approved_at = null`,
      );
      await held.audit("price-draft.returned", {
        ...{ state: "open", stateBefore: held.draft.state, reason: words.reason },
      });
      return { kept: 0 };
    },
  });
}

/** Gives a draft up. */
export async function dropPriceDraft(
  deps: PriceDeskDeps,
  context: DeskContext,
  input: DeskPriceDraftMoveInput,
): Promise<DeskPriceDraftAnswer> {
  return changeOfDraft(deps, context, {
    ...{ input, move: "drop" },
    work: async (held) => {
      await moved(held, "dropped", sql`returned_reason = ''`);
      await held.audit("price-draft.dropped", { state: "dropped", stateBefore: held.draft.state });
      return { kept: 0 };
    },
  });
}

async function moved({ tx, draft }: Held, state: string, beside: RawBuilder<unknown>): Promise<void> {
  await updateDraft(tx, draft.id, sql`state = ${state}, ${beside}`);
}
