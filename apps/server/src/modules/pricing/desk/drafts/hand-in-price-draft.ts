import { type LocalDate, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { needsSecondPerson } from "@vycep/domain/staff/second-person";
import { sql } from "kysely";
import { instantOfLocal } from "../../../../platform/clock.ts";
import { dayBegins } from "../../../../platform/day-bounds.ts";
import type { DeskContext } from "../../../../platform/desk/desk-context.ts";
import type {
  DeskHandInPriceDraftInput,
  DeskPriceDraftAnswer,
} from "../../../../platform/desk/desk-graphql.gen.ts";
import type { PriceDeskDeps } from "../price-desk.deps.ts";
import { answerOf, changeOfDraft } from "./change-of-draft.ts";
import { asAuthor, updateDraft } from "./price-draft.repo.ts";

/** Hands a draft in: planned where its person may go alone so far, otherwise it waits for a second one (DPRICE-03). */
export async function handInPriceDraft(
  deps: PriceDeskDeps,
  context: DeskContext,
  input: DeskHandInPriceDraftInput,
): Promise<DeskPriceDraftAnswer> {
  const publishAt = momentOf(input.publishAt ?? undefined);
  if (publishAt === "moment-invalid") return answerOf(deps, context, { id: input.id, refusal: publishAt });
  return changeOfDraft(deps, context, {
    ...{ input, move: "hand_in" },
    work: async ({ tx, draft, facts, staff, houseRights, at, rollBack, audit }) => {
      if (publishAt !== null && publishAt > latest(facts.validFrom))
        return rollBack({ kind: "publish-too-late" });
      const mustWait = needsSecondPerson(
        { area: "prices", amount: facts.percent },
        { rights: staff.rights, houseRights },
      );
      const state = mustWait ? "waiting" : "planned";
      await updateDraft(
        tx,
        draft.id,
        sql`state = ${state}, publish_at = ${publishAt}, handed_in_by = ${staff.uid}, handed_in_at = ${at}, approved_by = null,
          approved_at = null, returned_reason = '', ${asAuthor(staff.uid)}`,
      );
      await audit("price-draft.handed-in", {
        ...{ state, stateBefore: draft.state, lines: facts.lines, percent: facts.percent },
        ...(publishAt === null ? {} : { publishAt: publishAt.toISOString() }),
      });
      return { kept: 0 };
    },
  });
}

/** Prices hold from their day's first minute on, and are never written after it on purpose. */
function latest(validFrom: LocalDate): Date {
  return dayBegins(validFrom);
}

function momentOf(text: string | undefined): Date | null | "moment-invalid" {
  if (text === undefined) return null;
  const [, day = "", time = ""] = /^(\d{4}-\d{2}-\d{2})T([01]\d:[0-5]\d|2[0-3]:[0-5]\d)$/.exec(text) ?? [];
  return parseLocalDate(day) === undefined ? "moment-invalid" : instantOfLocal(`${day}T${time}:00`);
}
