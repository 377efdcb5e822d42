import { toMinor } from "@vycep/domain/kernel/money";
import { aFlag, aText, listOf, objectOf, type ValueOf } from "@vycep/shell/storage/shape";
import { formatAmount } from "@vycep/words/engine/format";
import { parseAmount } from "@vycep/words/engine/parse-amount";
import type { DeskDealOfferInput } from "../../shared/graphql.gen/graphql.ts";
import type { DealOffer } from "./use-deals.ts";

const aDealItem = objectOf({
  ...{ sku: aText, name: aText, isMandatory: aFlag, boxes: aText, least: aText, most: aText },
});

/** A package deal as a form has it. */
export const aDealForm = objectOf({
  ...{ rule: aText, discountPercent: aText, validFrom: aText, validTo: aText, maxPackages: aText },
  ...{ minBoxes: aText, maxBoxes: aText, items: listOf(aDealItem) },
});

export type DealForm = ValueOf<typeof aDealForm>;
export type DealItem = DealForm["items"][number];
export type DealField = keyof DealForm;

export const RULES = ["fixed", "flex", "deal"] as const;

/** The form of an offer; of a package that holds nothing yet, of fixed contents. */
export function formOf(offer: DealOffer | null | undefined): DealForm {
  const text = (count: number | null | undefined) => (count == null ? "" : String(count));
  return {
    rule: offer?.rule ?? "fixed",
    discountPercent: offer == null ? "" : percentText(offer.discountPercent),
    ...{ validFrom: offer?.validFrom ?? "", validTo: offer?.validTo ?? "" },
    ...{ maxPackages: text(offer?.maxPackages), minBoxes: text(offer?.minBoxes) },
    maxBoxes: text(offer?.maxBoxes),
    items: (offer?.items ?? []).map(({ sku, name, isMandatory, defaultBoxes, minBoxes, maxBoxes }) => ({
      ...{ sku, name, isMandatory, boxes: text(defaultBoxes), least: text(minBoxes), most: text(maxBoxes) },
    })),
  };
}

function percentText(percent: number): string {
  return formatAmount(toMinor(Math.round(percent * 100))).replace(/,00$/, "");
}

const wholeOf = (text: string) => (/^\d{1,6}$/.test(text.trim()) ? Number(text.trim()) : -1);

/** How many boxes are in one package to begin with. */
export function boxesIn({ items }: Pick<DealForm, "items">): number {
  return items.reduce((sum, { boxes }) => sum + Math.max(0, wholeOf(boxes)), 0);
}

/** The form as the API takes it; what is no number is refused beside its field. Fixed contents have no bounds but themselves. */
export function offerOf(form: DealForm): DeskDealOfferInput {
  const rule = RULES.find((one) => one === form.rule) ?? "fixed";
  const isFixed = rule === "fixed";
  const percent = parseAmount(form.discountPercent.replace("%", ""));
  return {
    rule,
    discountPercent: percent === undefined ? -1 : percent / 100,
    ...{ validFrom: form.validFrom, validTo: form.validTo === "" ? null : form.validTo },
    maxPackages: wholeOf(form.maxPackages),
    minBoxes: isFixed ? Math.max(1, boxesIn(form)) : wholeOf(form.minBoxes),
    maxBoxes: isFixed
      ? Math.max(1, boxesIn(form))
      : form.maxBoxes.trim() === ""
        ? null
        : wholeOf(form.maxBoxes),
    items: form.items.map(({ sku, isMandatory, boxes, least, most }) => ({
      ...{ sku: sku.trim(), isMandatory, defaultBoxes: wholeOf(boxes) },
      minBoxes: wholeOf(isFixed ? boxes : least),
      maxBoxes: wholeOf(isFixed ? boxes : most),
    })),
  };
}
