import { nameParts } from "@vycep/domain/catalog/name-parts";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { useTexts } from "@vycep/shell/words/i18n";
import { formatCount, formatDate } from "@vycep/words/engine/format";
import type { Speak } from "@vycep/words/engine/texts";
import type { Originals } from "@vycep/words/nouns";
import { boxUnitOf } from "../../shared/products/box-unit.ts";
import { boxesInWords, type ProductWords, useProductWords } from "../../shared/products/box-words.ts";
import type { BundleCheck, ItemProblem } from "./bundle-checks.ts";
import type { BundleOffer } from "./bundle-offer.ts";

export interface BundleSpeaker {
  readonly t: Speak<Originals["bundles"]>;
  readonly products: ProductWords;
}

export function useBundleWords(): BundleSpeaker {
  return { t: useTexts("bundles"), products: useProductWords() };
}

/** "8 přepravek": boxes of an item by their own word. */
export function boxesOfItem(
  { products }: BundleSpeaker,
  offer: BundleOffer,
  { sku, count }: { readonly sku: string; readonly count: number },
): string {
  const goods = offer.goods.get(sku);
  return boxesInWords(products, goods ? boxUnitOf(goods) : "piece", count);
}

/** "40 přepravek" where all items come in the same kind of box, else "40 balení". */
export function boxesOfPackage({ products }: BundleSpeaker, { goods }: BundleOffer, count: number): string {
  const units = new Set([...goods.values()].map(boxUnitOf));
  const [unit] = units;
  return boxesInWords(products, units.size === 1 && unit !== undefined ? unit : "pack", count);
}

export function titleOfItem({ goods }: BundleOffer, sku: string): string {
  return nameParts(goods.get(sku)?.name ?? sku).title;
}

export function daysInWords({ t }: BundleSpeaker, from: LocalDate, to: LocalDate | null): string {
  return to === null
    ? t("daysFrom", { from: formatDate(from) })
    : t("days", { from: formatDate(from), to: formatDate(to) });
}

/** What is wrong with an item and what helps. */
export function itemProblemInWords(speaker: BundleSpeaker, offer: BundleOffer, problem: ItemProblem): string {
  const { t } = speaker;
  const boxes = (count: number) => boxesOfItem(speaker, offer, { sku: problem.item, count });
  switch (problem.kind) {
    case "bundle-item-mandatory":
      return t("fixFewMandatory", { min: boxes(problem.min) });
    case "bundle-item-too-few": {
      const item = offer.bundle.items.find(({ sku }) => sku === problem.item);
      return t(item?.isMandatory === true ? "fixFewMandatory" : "fixFew", { min: boxes(problem.min) });
    }
    case "bundle-item-too-many":
      return t("fixMany", { max: boxes(problem.max) });
    case "bundle-item-fixed":
      return t("fixFixed", { count: boxes(problem.boxes) });
    case "bundle-item-not-whole":
      return t("wholeNumber");
    case "not-sold":
      return t(problem.isMandatory ? "notSoldMandatory" : "notSold");
    case "bundle-item-unknown":
      return t("notSold");
  }
}

export function checkInWords(speaker: BundleSpeaker, offer: BundleOffer, check: BundleCheck): string {
  const { t, products } = speaker;
  switch (check.kind) {
    case "mandatory":
      return t("checkMandatory", { chosen: check.chosen, total: check.total });
    case "item":
      return t("checkItem", {
        product: titleOfItem(offer, check.item),
        text: itemProblemInWords(speaker, offer, check.problem),
      });
    case "too-few":
      return t("checkFew", {
        missing: boxesOfPackage(speaker, offer, check.missing),
        min: formatCount(check.min),
      });
    case "too-many":
      return t("checkMany", {
        over: boxesOfPackage(speaker, offer, check.over),
        max: formatCount(check.max),
      });
    case "full":
      return t("checkFull");
    case "day":
      if (check.day === undefined) return t("checkNoDay");
      return t(check.isRight ? "checkDay" : "checkDayWrong", { day: formatDate(check.day) });
    case "limit": {
      const packages = boxesInWords(products, "bundle", check.packages);
      return t(check.isRight ? "checkLimit" : "checkLimitOver", { packages, left: formatCount(check.left) });
    }
  }
}
