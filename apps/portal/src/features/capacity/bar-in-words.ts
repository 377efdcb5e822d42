import type { BarFigure, BarLine } from "@vycep/domain/capacity/bar-line";
import type { CapacityRule } from "@vycep/domain/capacity/capacity-rule";
import type { Obstacle } from "@vycep/domain/cart/quote";
import { type Currency, toMinor } from "@vycep/domain/kernel/money";
import { METHODS, type ShippingMethod } from "@vycep/domain/transport/method";
import { formatPallets } from "@vycep/shell/words/measures";
import { formatAmount, formatCount, formatMoney, formatRoundMoney } from "@vycep/words/engine/format";
import type { Speak } from "@vycep/words/engine/texts";
import type { Originals } from "@vycep/words/nouns";

type DeliveryWords = Speak<Originals["delivery"]>;

export interface BarWords {
  /** "17,4 z 20 palet"; undefined while there is nothing. */
  readonly figure: string | undefined;
  /** The second figure of a truck: "18,3 z 24 t". */
  readonly beside: string | undefined;
  /** "chybí 2,6 palety", "minimum splněno", or how much may go at all. */
  readonly note: string | undefined;
  /** From how much on an order goes, where there is room for no more: "od 20 palet a 16 t"; else the note. */
  readonly brief: string | undefined;
}

interface BarContext {
  readonly method: ShippingMethod;
  readonly limits: CapacityRule;
  readonly currency: Currency;
  /** What stops the order besides its limits, the first thing first. */
  readonly obstacles: readonly Obstacle[];
}

/** The order bar's one line in words: a number, its limit, and the difference of just these two. */
export function barInWords(t: DeliveryWords, line: BarLine, context: BarContext): BarWords {
  const { state, figure, beside } = line;
  const note = state === "empty" ? rangeInWords(t, context) : figure && noteInWords(t, line, context);
  return {
    figure: figure && figureInWords(t, figure, context),
    beside: beside && figureInWords(t, beside, context),
    note,
    brief: (state === "empty" ? leastInWords(t, context) : undefined) ?? note,
  };
}

function figureInWords(
  t: DeliveryWords,
  { measure, actual, limit }: BarFigure,
  { currency }: BarContext,
): string {
  switch (measure) {
    case "pallets": {
      const taken = actual / 1000;
      return limit === null
        ? t("palletsTaken", { count: taken })
        : t("palletsOf", { taken: formatPallets(taken), all: formatCount(limit / 1000) });
    }
    case "weight":
      return limit === null
        ? weight(actual, actual)
        : t("weightOf", { weight: weightFigure(actual, limit), all: weight(limit, limit) });
    case "litres":
      return limit === null
        ? `${formatCount(actual / 1000)}\u00a0l`
        : t("litresOf", { taken: formatCount(actual / 1000), all: formatCount(limit / 1000) });
    case "value": {
      const minor = toMinor(actual);
      if (limit === null) return formatMoney({ minor, currency });
      const all = formatRoundMoney({ minor: toMinor(limit), currency });
      return t("valueOf", { value: formatAmount(minor), all });
    }
  }
}

function noteInWords(t: DeliveryWords, { state, figure }: BarLine, context: BarContext): string | undefined {
  if (state === "blocked") return blockedInWords(t, context.obstacles);
  if (state === "fine" || figure === undefined) return hasMinimum(context.limits) ? t("barFine") : undefined;
  const { measure, difference } = figure;
  if (measure === "pallets")
    return t(state === "over" ? "barOverPallets" : "barShortPallets", { count: difference / 1000 });
  return t(state === "over" ? "barOver" : "barShort", { amount: amountInWords(figure, context) });
}

function amountInWords({ measure, difference, limit }: BarFigure, { currency }: BarContext): string {
  if (measure === "value") return formatMoney({ minor: toMinor(difference), currency });
  if (measure === "litres") return `${formatCount(difference / 1000)}\u00a0l`;
  return weight(difference, limit ?? difference);
}

function hasMinimum({ minPallets, minKg, minLitres, orderValueMinor }: CapacityRule): boolean {
  return [minPallets, minKg, minLitres, orderValueMinor].some((least) => least !== null);
}

function blockedInWords(t: DeliveryWords, obstacles: readonly Obstacle[]): string {
  const [obstacle] = obstacles;
  switch (obstacle?.kind) {
    case "day-closed":
      return t(obstacle.because.kind === "too-early" ? "blockedLate" : "blockedDay");
    case "empties-over-limit":
      return t("blockedEmpties");
    case "ship-to-suspended":
      return t("blockedPlace");
    case "line-problem":
      return t("blockedLines", { count: obstacles.filter(({ kind }) => kind === "line-problem").length });
    default:
      return t("blockedChoice");
  }
}

/** "od 20 palet a 16 t, nejvýš 33 palet a 24 t": how much may go at all. */
function rangeInWords(t: DeliveryWords, context: BarContext): string | undefined {
  const { method, limits } = context;
  const { maxPallets, maxKg, maxLitres } = limits;
  const isTruck = METHODS[method].kind === "truck";
  const most = [
    maxPallets === null ? undefined : t("palletsToRemove", { count: maxPallets }),
    maxKg === null || !isTruck ? undefined : weight(maxKg * 1000, maxKg * 1000),
    maxLitres === null ? undefined : `${formatCount(maxLitres)}\u00a0l`,
  ];
  const [from, upTo] = [leastOf(t, context), joined(t, most)];
  if (from === undefined) return upTo && t("barMost", { most: upTo });
  return upTo === undefined ? t("barFrom", { least: from }) : t("barRange", { least: from, most: upTo });
}

function leastInWords(t: DeliveryWords, context: BarContext): string | undefined {
  const least = leastOf(t, context);
  return least && t("barFrom", { least });
}

function leastOf(t: DeliveryWords, { method, limits, currency }: BarContext): string | undefined {
  const { minPallets, minKg, minLitres, orderValueMinor } = limits;
  const isTruck = METHODS[method].kind === "truck";
  return joined(t, [
    orderValueMinor === null ? undefined : formatRoundMoney({ minor: orderValueMinor, currency }),
    minPallets === null ? undefined : t("fromPallets", { count: minPallets }),
    minKg === null || !isTruck ? undefined : weight(minKg * 1000, minKg * 1000),
    minLitres === null ? undefined : `${formatCount(minLitres)}\u00a0l`,
  ]);
}

function joined(t: DeliveryWords, parts: readonly (string | undefined)[]): string | undefined {
  const [one, other] = parts.filter((part) => part !== undefined);
  return one !== undefined && other !== undefined ? t("barBoth", { one, other }) : one;
}

/** Grams in the unit of their limit: tonnes from one on, else kilograms. */
function weight(grams: number, limit: number): string {
  return `${weightFigure(grams, limit)}\u00a0${limit < 1_000_000 ? "kg" : "t"}`;
}

function weightFigure(grams: number, limit: number): string {
  return formatPallets(grams / (limit < 1_000_000 ? 1000 : 1_000_000));
}
