import type { BundleOffer } from "@vycep/domain/bundles/bundle-offer";
import { type Sku, toId } from "@vycep/domain/kernel/ids";
import { type LocalDate, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import type { DeskDealOffer, DeskDealOfferInput } from "../../platform/desk/desk-graphql.gen.ts";
import { noSuchDay } from "../../platform/list/filter-input.ts";
import type { AuditedFields } from "../audit/audit-detail.facts.ts";

/** An offer as a draft keeps it. */
export type OfferJson = Omit<DeskDealOfferInput, "items"> & {
  readonly items: readonly DeskDealOfferInput["items"][number][];
};

/** What was written, as the rules see it; what is no day is a mistake of the caller. */
export function offerOfInput(input: OfferJson, path: string): BundleOffer {
  const { rule, discountPercent, maxPackages, minBoxes, maxBoxes, items } = input;
  return {
    ...{ rule, discountPct: discountPercent, maxPackages, minBoxes, maxBoxes: maxBoxes ?? null },
    validFrom: dayIn(input.validFrom, `${path}.validFrom`),
    validTo: input.validTo == null ? null : dayIn(input.validTo, `${path}.validTo`),
    items: items.map((item) => ({
      ...{ sku: toId<Sku>(item.sku.trim()), isMandatory: item.isMandatory, defaultBoxes: item.defaultBoxes },
      ...{ minBoxes: item.minBoxes, maxBoxes: item.maxBoxes },
    })),
  };
}

export function offerOfJson(json: OfferJson): BundleOffer {
  return offerOfInput(json, "offer");
}

/** The same as a draft keeps it. */
export function jsonOf({ discountPct, items, ...offer }: BundleOffer): OfferJson {
  const { rule, validFrom, validTo, maxPackages, minBoxes, maxBoxes } = offer;
  return {
    ...{ rule, discountPercent: discountPct, validFrom, validTo, maxPackages, minBoxes, maxBoxes },
    items: items.map(({ sku, isMandatory, defaultBoxes, minBoxes: min, maxBoxes: max }) => ({
      ...{ sku, isMandatory, defaultBoxes, minBoxes: min, maxBoxes: max },
    })),
  };
}

/** The same as the desk is told it. */
export function offerView(offer: BundleOffer, names: ReadonlyMap<string, string>): DeskDealOffer {
  const { items, ...said } = jsonOf(offer);
  return { ...said, items: items.map((item) => ({ ...item, name: names.get(item.sku) ?? item.sku })) };
}

/** The same as the audit tells it. */
export function offerTold(offer: BundleOffer | undefined): AuditedFields {
  if (offer === undefined) return {};
  const { rule, discountPct, validFrom, validTo, maxPackages, minBoxes, maxBoxes, items } = offer;
  const contents = items.map(
    (item) =>
      `${item.sku}${item.isMandatory ? "!" : ""} ${item.defaultBoxes} (${item.minBoxes}–${item.maxBoxes})`,
  );
  return {
    ...{ rule, discountPercent: discountPct, validFrom, validTo, maxPackages, minBoxes, maxBoxes },
    contents: contents.join(", "),
  };
}

function dayIn(text: string, path: string): LocalDate {
  const day = parseLocalDate(text);
  if (day === undefined) throw noSuchDay(path);
  return day;
}
