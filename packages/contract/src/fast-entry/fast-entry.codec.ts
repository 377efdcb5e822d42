/** The verdicts on a pasted order as the API writes them (C1): money in whole currency, codes with sentences. */

import { MEASURE_OF, shownFigure } from "@vycep/domain/capacity/bar-line";
import type { Obstacle } from "@vycep/domain/cart/quote";
import type { QuotedLine } from "@vycep/domain/cart/quoted-line";
import type { Amounts } from "@vycep/domain/catalog/packaging";
import type {
  EntryNote,
  EntryOption,
  EntryRefusal,
  JudgedEntry,
} from "@vycep/domain/fast-entry/judged-entry";
import type { Sku } from "@vycep/domain/kernel/ids";
import { type Currency, times, toMinor } from "@vycep/domain/kernel/money";
import type { Language } from "@vycep/domain/market/language";
import { formatCount, formatPallets, formatWeight } from "@vycep/words/engine/format";
import { say } from "@vycep/words/engine/sentence";
import { type EntryRefusalCode, entryNotes, entryRefusals } from "@vycep/words/fast-entry/answers";
import { encodeMoney, encodeObstacle, encodeUserError, type RefusedLine } from "../cart/cart.codec.ts";
import { toWhole } from "../whole-currency.ts";

/** An option of the rules, or a product that stands in for one that is not sold now. */
export type OfferedOption =
  | EntryOption
  | { readonly kind: "replacement"; readonly sku: Sku; readonly amounts: Amounts };

type RowFacts = {
  readonly boxesOf: (sku: Sku, amounts: Amounts) => number;
  /** The unit price of the product in what would be put in. */
  readonly quoted: ReadonlyMap<string, QuotedLine>;
  readonly currency: Currency;
  readonly language: Language;
  readonly options: readonly OfferedOption[];
};

const none: Amounts = { packages: 0, layers: 0, pallets: 0 };

export function encodeEntry(entry: JudgedEntry, facts: RowFacts) {
  const { language } = facts;
  if (entry.kind === "bad") {
    const { index, sku = null, refusal } = entry;
    return {
      ...encodeAmounts(none),
      index,
      state: "BAD" as const,
      sku,
      quantity: 0,
      row_total: null,
      notes: [],
      error: encodeEntryRefusal({ index, sku, refusal }, language),
      options: facts.options.map((option) => encodeOption(option, facts)),
    };
  }
  const { index, line, boxes, notes } = entry;
  const unitMinor = facts.quoted.get(line.sku)?.unitMinor;
  return {
    ...encodeAmounts(line),
    index,
    state: notes.length === 0 ? ("GOOD" as const) : ("ADJUSTED" as const),
    sku: line.sku,
    quantity: boxes,
    row_total: unitMinor === undefined ? null : encodeMoney(times(boxes, unitMinor), facts.currency),
    notes: notes.map((note) => encodeNote(note, language)),
    error: null,
    options: [],
  };
}

function encodeNote(note: EntryNote, language: Language) {
  const isConverted = note.kind === "converted";
  return {
    code: note.kind,
    message: say(
      entryNotes[note.kind],
      language,
      note.kind === "same-as" ? { ...note, row: note.row + 1 } : note,
    ),
    count: isConverted ? note.count : null,
    unit: isConverted ? note.unit : null,
    quantity: "boxes" in note ? note.boxes : null,
    row: note.kind === "same-as" ? note.row : null,
  };
}

type RefusedRow = { readonly index: number; readonly sku: Sku | null; readonly refusal: EntryRefusal };

function encodeEntryRefusal({ index, sku, refusal }: RefusedRow, language: Language) {
  if (!isOfRows(refusal)) return encodeUserError({ index, sku, refusal } as RefusedLine, language);
  const [fewer, more] = "counts" in refusal ? refusal.counts : [];
  const values = {
    ...refusal,
    ...figuresOf(refusal, language),
    ...(fewer === undefined || more === undefined ? {} : { fewer, more }),
  };
  return {
    __typename: "CartUserInputError" as const,
    code: codes[refusal.kind],
    message: say(entryRefusals[refusal.kind], language, plainValues(values)),
    reason: refusal.kind,
    sku,
    index,
    quantity: "step" in refusal ? refusal.step : null,
  };
}

/** What the order would hold and the most that it may, as they are shown elsewhere: in pallets, by weight, or in litres. */
function figuresOf(
  refusal: EntryRefusal,
  language: Language,
): { readonly limit?: string; readonly actual?: string } {
  if (!("actual" in refusal)) return {};
  const measure = MEASURE_OF[refusal.kind];
  const { actual } = shownFigure(measure, refusal.actual, refusal.limit);
  const format = { weight: formatWeight, pallets: formatPallets, litres: formatCount, value: formatCount }[
    measure
  ];
  const shown = (thousandths: number) => format(thousandths / 1000, language);
  return { limit: shown(refusal.limit), actual: shown(actual) };
}

/**
 * What would keep the order from leaving, with the numbers of a limit in whole units (CART-10…17).
 */
export function encodeOrderBlocker(obstacle: Obstacle, language: Language) {
  const { code, message } = encodeObstacle(obstacle, language);
  if (obstacle.kind !== "limit-crossed") return { code, message, limit: null, actual: null };
  const { kind, limit, actual } = obstacle.breach;
  const whole = (value: number) => (MEASURE_OF[kind] === "value" ? toWhole(toMinor(value)) : value / 1000);
  return { code, message, limit: whole(limit), actual: whole(actual) };
}

const codes = {
  "row-too-long": "INVALID_PARAMETER_VALUE",
  "product-not-found": "PRODUCT_NOT_FOUND",
  "product-ambiguous": "PRODUCT_NOT_FOUND",
  "quantity-missing": "REQUIRED_PARAMETER_MISSING",
  "quantity-unreadable": "INVALID_PARAMETER_VALUE",
  "quantity-ambiguous": "INVALID_PARAMETER_VALUE",
  "quantity-not-multiple": "INVALID_PARAMETER_VALUE",
  "max-weight-exceeded": "INSUFFICIENT_STOCK",
  "max-pallets-exceeded": "INSUFFICIENT_STOCK",
  "max-litres-exceeded": "INSUFFICIENT_STOCK",
  "hard-stop-weight-exceeded": "INSUFFICIENT_STOCK",
} as const satisfies Record<EntryRefusalCode, string>;

function isOfRows(refusal: EntryRefusal): refusal is Extract<EntryRefusal, { kind: EntryRefusalCode }> {
  return refusal.kind in entryRefusals;
}

function plainValues(values: object): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => typeof value === "string" || typeof value === "number"),
  );
}

const optionKinds = {
  nearest: "NEAREST",
  choice: "CHOICE",
  replacement: "REPLACEMENT",
  fewer: "FEWER",
  more: "MORE",
  quantity: "QUANTITY",
  most: "MOST",
} as const satisfies Record<OfferedOption["kind"], string>;

function encodeOption({ kind, sku, amounts }: OfferedOption, { boxesOf }: RowFacts) {
  return { ...encodeAmounts(amounts), kind: optionKinds[kind], sku, quantity: boxesOf(sku, amounts) };
}

function encodeAmounts({ packages, layers, pallets }: Amounts) {
  return { number_of_packages: packages, number_of_layer: layers, number_of_pallet: pallets };
}
