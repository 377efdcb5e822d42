import type { Breach } from "@vycep/domain/capacity/limits";
import type { LineProblem } from "@vycep/domain/cart/line-problem";
import type { Obstacle } from "@vycep/domain/cart/quote";
import { nameParts } from "@vycep/domain/catalog/name-parts";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Currency } from "@vycep/domain/kernel/money";
import { currentLanguage } from "@vycep/shell/words/i18n";
import * as inLanguage from "@vycep/words/cart/breach-words";
import { formatCount, formatDate } from "@vycep/words/engine/format";
import type { Speak } from "@vycep/words/engine/texts";
import type { Originals } from "@vycep/words/nouns";
import { boxUnitOf } from "../../../shared/products/box-unit.ts";
import { boxesInWords, type ProductWords, unitInWords } from "../../../shared/products/box-words.ts";
import { goodsInside, type ProductRow } from "../../../shared/products/product-row.ts";

export interface ObstacleSpeaker {
  readonly t: Speak<Originals["cart"]>;
  readonly products: ProductWords;
  readonly currency: Currency;
}

/** The step of the cart where an obstacle is mended. */
export type MendingPlace = "catalogue" | "contents" | "delivery" | "empties";

/** Where to go about an obstacle; every kind has its place. */
export function placeToMend({ kind }: Pick<Obstacle, "kind">): MendingPlace {
  switch (kind) {
    case "cart-empty":
      return "catalogue";
    case "line-problem":
    case "limit-crossed":
      return "contents";
    case "empties-over-limit":
      return "empties";
    case "no-ship-to":
    case "ship-to-suspended":
    case "no-method":
    case "no-date":
    case "day-closed":
      return "delivery";
  }
}

/**
 * Why the order cannot be sent, one sentence a reason; lines with a problem are told once and counted, because each
 * says its own beside itself (C4, ERROR-50).
 */
export function reasonsInWords(obstacles: readonly Obstacle[], speaker: ObstacleSpeaker): readonly string[] {
  const wrongLines = new Set(
    obstacles.flatMap((one) => (one.kind === "line-problem" ? [one.problem.sku] : [])),
  );
  const others = obstacles.flatMap((one) =>
    one.kind === "line-problem" ? [] : [obstacleInWords(one, speaker)],
  );
  const lines = wrongLines.size > 0 ? [speaker.t("wrongLines", { count: wrongLines.size })] : [];
  return [...lines, ...others];
}

function obstacleInWords(
  obstacle: Exclude<Obstacle, { kind: "line-problem" }>,
  speaker: ObstacleSpeaker,
): string {
  const { t } = speaker;
  switch (obstacle.kind) {
    case "limit-crossed":
      return breachInWords(obstacle.breach, speaker);
    case "day-closed":
      return obstacle.nextDay === null
        ? t("obstacle.day-closed")
        : t("dayClosedNext", { day: formatDate(obstacle.nextDay) });
    case "empties-over-limit":
      return t("emptiesOverLimit", {
        pallets: speaker.products("count.pallet", {
          count: Math.ceil(obstacle.palletThousandths / 100) / 10,
        }),
      });
    case "cart-empty":
    case "no-ship-to":
    case "ship-to-suspended":
    case "no-method":
    case "no-date":
      return t(`obstacle.${obstacle.kind}`);
  }
}

/** A crossed limit in the language that the page speaks. */
export function breachInWords(breach: Breach, speaker: ObstacleSpeaker): string {
  return inLanguage.breachInWords(breach, { ...speaker, language: currentLanguage() });
}

/** Why a line cannot be sent as it stands, and what helps (C4, CART-18, ERROR-45, ERROR-49). */
export function problemInWords(
  problem: LineProblem,
  product: ProductRow,
  { t, products }: ObstacleSpeaker,
): string {
  switch (problem.kind) {
    case "unit-not-orderable":
      return t("problem.unit-not-orderable", {
        unit: unitInWords(products, product, { unit: problem.unit, count: 1 }),
      });
    case "product-limit-exceeded":
      return t("problem.product-limit-exceeded", {
        left: boxesInWords(products, boxUnitOf(product), problem.boxesLeft),
      });
    case "not-yet-sold":
      return t("problem.not-yet-sold", { date: formatDate(problem.nextDate) });
    case "bundle-not-valid":
      return t("problem.bundle-not-valid", { days: daysInWords(problem) });
    case "bundle-too-few":
      return t("problem.bundle-too-few", {
        boxes: formatCount(problem.boxes),
        min: formatCount(problem.min),
      });
    case "bundle-too-many":
      return t("problem.bundle-too-many", {
        boxes: formatCount(problem.boxes),
        max: formatCount(problem.max),
      });
    case "bundle-limit-reached":
      return t("problem.bundle-limit-reached", { left: boxesInWords(products, "bundle", problem.left) });
    case "bundle-item-mandatory":
    case "bundle-item-not-sold":
      return t(`problem.${problem.kind}`, { product: nameInside(product, problem.item) });
    case "bundle-item-unknown":
    case "bundle-item-not-whole":
    case "bundle-item-fixed":
    case "bundle-item-too-few":
    case "bundle-item-too-many":
      return t("problem.bundle-item", { product: nameInside(product, problem.item) });
    case "product-unknown":
    case "product-limit-reached":
    case "no-price":
    case "not-sold-in-market":
    case "no-longer-sold":
    case "method-carries-no-goods":
    case "needs-tank-method":
    case "needs-unfiltered-method":
    case "needs-ordinary-method":
      return t(`problem.${problem.kind}`);
  }
}

function daysInWords({ from, to }: { readonly from: LocalDate; readonly to: LocalDate | null }): string {
  return to === null ? `${formatDate(from)}–` : `${formatDate(from)}–${formatDate(to)}`;
}

function nameInside(product: ProductRow, item: string): string {
  const goods = goodsInside(product).find(({ sku }) => sku === item);
  return nameParts(goods?.name ?? item).title;
}
