import type { DeskContext } from "../../../../platform/desk/desk-context.ts";
import type {
  DeskPriceDraftAnswer,
  DeskRemovePriceDraftLinesInput,
} from "../../../../platform/desk/desk-graphql.gen.ts";
import type { PriceDeskDeps } from "../price-desk.deps.ts";
import { changeOfDraft } from "./change-of-draft.ts";
import { deleteLines } from "./draft-lines.repo.ts";
import { asAuthor, updateDraft } from "./price-draft.repo.ts";
import { refuseMany } from "./set-price-draft-lines.ts";

/** Takes lines out of a draft, which leaves their prices alone then. */
export async function removePriceDraftLines(
  deps: PriceDeskDeps,
  context: DeskContext,
  input: DeskRemovePriceDraftLinesInput,
): Promise<DeskPriceDraftAnswer> {
  refuseMany(input.lines);
  return changeOfDraft(deps, context, {
    ...{ input, move: "change" },
    work: async ({ tx, draft, staff, audit }) => {
      await deleteLines(tx, draft.id, input.lines);
      await updateDraft(tx, draft.id, asAuthor(staff.uid));
      await audit("price-draft.lines-removed", { lines: input.lines.length });
      return { kept: 0 };
    },
  });
}
