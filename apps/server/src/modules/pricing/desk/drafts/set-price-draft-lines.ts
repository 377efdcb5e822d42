import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import { priceAtBase } from "@vycep/domain/pricing/price-change";
import type { DeskContext } from "../../../../platform/desk/desk-context.ts";
import type {
  DeskPriceDraftAnswer,
  DeskPriceDraftLineInput,
  DeskPriceDraftLinesInput,
} from "../../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../../platform/errors.ts";
import type { PriceDeskDeps } from "../price-desk.deps.ts";
import type { LineFault } from "../price-refusal.ts";
import { changeOfDraft, type Held } from "./change-of-draft.ts";
import { type DraftLine, factsOfTyped, lineCount, type TypedFacts, writeLines } from "./draft-lines.repo.ts";
import { mostLines } from "./fill-price-draft.ts";
import { asAuthor, updateDraft } from "./price-draft.repo.ts";

/** So many at once as a spreadsheet is pasted in parts. */
export const mostTyped = 2000;

/** Writes what somebody typed or pasted, row by row: what is right is kept, of the rest it is told why not (DPRICE-02). */
export async function setPriceDraftLines(
  deps: PriceDeskDeps,
  context: DeskContext,
  input: DeskPriceDraftLinesInput,
): Promise<DeskPriceDraftAnswer> {
  refuseMany(input.lines);
  return changeOfDraft(deps, context, {
    ...{ input, move: "change" },
    work: (held) => writeTyped(held, input.lines, deps.beside),
  });
}

export function refuseMany(lines: readonly unknown[]): void {
  if (lines.length > mostTyped)
    throw badInput("too-many", undefined, [{ path: "input.lines", code: "too_big" }]);
}

async function writeTyped(
  { tx, draft, staff, rollBack, audit }: Held,
  typed: readonly DeskPriceDraftLineInput[],
  beside: PriceDeskDeps["beside"],
): Promise<{ readonly kept: number; readonly faults: readonly LineFault[] }> {
  const facts = await factsOfTyped(tx, { keys: typed, day: toLocalDate(draft.validFrom) }, beside);
  const { lines, faults } = judged(typed, facts);
  await writeLines(tx, draft.id, lines);
  if ((await lineCount(tx, draft.id)) > mostLines) return rollBack({ kind: "too-many-lines" });
  if (lines.length > 0) {
    await updateDraft(tx, draft.id, asAuthor(staff.uid));
    await audit("price-draft.typed", { lines: lines.length });
  }
  return { kept: lines.length, faults };
}

/** Each row by itself; of a product that comes twice the first one counts. */
function judged(typed: readonly DeskPriceDraftLineInput[], facts: readonly TypedFacts[]) {
  const seen = new Set<string>();
  const lines: DraftLine[] = [];
  const faults: LineFault[] = [];
  for (const [row, input] of typed.entries()) {
    const known = facts[row];
    const key = `${input.priceList} ${input.sku}`;
    const code = known === undefined ? "list-unknown" : faultOf(input, known, seen.has(key));
    if (known === undefined || code !== undefined) {
      faults.push({ row, code: code ?? "list-unknown" });
      continue;
    }
    seen.add(key);
    lines.push(lineOf(input, known));
  }
  return { lines, faults };
}

function faultOf(
  { baseMinor, yourMinor }: DeskPriceDraftLineInput,
  { isListKnown, isProductKnown }: TypedFacts,
  isTwice: boolean,
): LineFault["code"] | undefined {
  if (!isListKnown) return "list-unknown";
  if (!isProductKnown) return "product-unknown";
  if (baseMinor < 0 || (yourMinor ?? 0) < 0) return "price-invalid";
  return isTwice ? "row-twice" : undefined;
}

function lineOf(
  { priceList, sku, baseMinor, yourMinor }: DeskPriceDraftLineInput,
  { before }: TypedFacts,
): DraftLine {
  const kept = priceAtBase(before, toMinor(baseMinor));
  const after =
    yourMinor === null || yourMinor === undefined ? kept : { ...kept, yourMinor: toMinor(yourMinor) };
  return { priceList, sku, before, after, isTyped: true };
}
