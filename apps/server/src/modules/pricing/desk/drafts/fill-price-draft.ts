import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { parseMinor, toMinor } from "@vycep/domain/kernel/money";
import { changedPrice, type PriceChange, stepFault } from "@vycep/domain/pricing/price-change";
import type { DeskContext } from "../../../../platform/desk/desk-context.ts";
import type {
  DeskFillPriceDraftInput,
  DeskPriceDraftAnswer,
} from "../../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../../platform/errors.ts";
import type { PriceDeskDeps } from "../price-desk.deps.ts";
import { answerOf, changeOfDraft, type Held } from "./change-of-draft.ts";
import { currenciesOf, lineCount, pricesToChange, writeLines } from "./draft-lines.repo.ts";
import { asAuthor, updateDraft } from "./price-draft.repo.ts";

/** More than any brewery changes at once. */
export const mostLines = 100_000;

/** Changes all prices that a filter finds, except those that somebody typed in this draft (DPRICE-02). */
export async function fillPriceDraft(
  deps: PriceDeskDeps,
  context: DeskContext,
  input: DeskFillPriceDraftInput,
): Promise<DeskPriceDraftAnswer> {
  const change = changeOf(input);
  const fault = stepFault(change);
  if (fault !== undefined) return answerOf(deps, context, { id: input.id, refusal: fault });
  return changeOfDraft(deps, context, {
    ...{ input, move: "change" },
    work: async (held) => ({ kept: await fill(held, { input, change }, deps.beside) }),
  });
}

async function fill(
  { tx, draft, staff, rollBack, audit }: Held,
  { input, change }: { readonly input: DeskFillPriceDraftInput; readonly change: PriceChange },
  beside: PriceDeskDeps["beside"],
): Promise<number> {
  const { priceLists, brands, categories, skus } = input;
  // So many crowns are not so many euro.
  if ((await currenciesOf(tx, priceLists)).length > 1) return rollBack({ kind: "currencies-mixed" });
  const day = toLocalDate(draft.validFrom);
  const wanted = { draftId: draft.id, day, most: mostLines, priceLists, brands, categories, skus };
  const found = await pricesToChange(tx, wanted, beside);
  if (found.length === 0) return rollBack({ kind: "nothing-found" });
  if (found.length > mostLines) return rollBack({ kind: "too-many-lines" });
  await writeLines(
    tx,
    draft.id,
    found.map((line) => ({ ...line, after: changedPrice(line.before, change), isTyped: false })),
  );
  if ((await lineCount(tx, draft.id)) > mostLines) return rollBack({ kind: "too-many-lines" });
  await updateDraft(tx, draft.id, asAuthor(staff.uid));
  await audit("price-draft.filled", {
    ...{ lines: found.length, priceLists: priceLists.join(", "), brands: brands.join(", ") },
    by: change.step.kind === "percent" ? `${change.step.hundredths / 100} %` : `${change.step.minor / 100}`,
  });
  return found.length;
}

function changeOf({
  percentHundredths,
  amountMinor,
  roundToMinor,
  rounding,
}: DeskFillPriceDraftInput): PriceChange {
  const isPercent = percentHundredths !== null && percentHundredths !== undefined;
  const isAmount = amountMinor !== null && amountMinor !== undefined;
  if (isPercent === isAmount)
    throw badInput("step-ambiguous", undefined, [{ path: "input.percentHundredths", code: "one_of" }]);
  return {
    step: isPercent
      ? { kind: "percent", hundredths: percentHundredths }
      : { kind: "amount", minor: toMinor(amountMinor ?? 0) },
    rounding: { toMinor: parseMinor(roundToMinor) ?? toMinor(0), way: rounding },
  };
}
