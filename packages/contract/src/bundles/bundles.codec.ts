/**
 * Bundles between the domain's words and Magento's (BUNDLE-01, BUNDLE-08, BUNDLE-09): each kind of goods is an
 * option with one value; the opaque id of a value names the option, the goods and the boxes.
 */
import {
  type BundleFacts,
  type BundleItem,
  type BundlePart,
  boxesInPackage,
  canChange,
  defaultParts,
  packagesLeft,
} from "@vycep/domain/bundles/bundle";
import { priceInBundle } from "@vycep/domain/bundles/bundle-price";
import type { QuotedLine } from "@vycep/domain/cart/quoted-line";
import type { Sku } from "@vycep/domain/kernel/ids";
import { type Currency, type Minor, minus, NO_MONEY, plus, times } from "@vycep/domain/kernel/money";
import type { Language } from "@vycep/domain/market/language";
import type { Texts } from "@vycep/domain/market/texts";
import type { Price } from "@vycep/domain/pricing/price";
import type { Promo } from "@vycep/domain/pricing/promo-price";
import { grossOf } from "@vycep/domain/pricing/vat";
import { encodePriceRange } from "../price-range.ts";
import { toUid } from "../uid.ts";
import { toWhole, wholeToMinor } from "../whole-currency.ts";
import { optionUid } from "./option-uid.ts";

/** One kind of goods of a bundle as the catalogue shows it: what it is, and what a box of it costs outside. */
export type PartOffer<Answer> = {
  readonly names: Texts;
  readonly price: Price | undefined;
  readonly promo: Promo;
  readonly vatPct: number;
  /** Asked for where the product inside is to be shown: a list tells of its bundles alone. */
  readonly answer: () => Answer;
};

type ShownBundle<Answer> = {
  readonly bundle: BundleFacts;
  /** The product that the item is; undefined when the range has it no longer. */
  readonly partOf: (sku: Sku) => PartOffer<Answer> | undefined;
};

/** What only a bundle has, beside the fields of any product. */
export function encodeBundle<Answer>(
  { bundle, partOf }: ShownBundle<Answer>,
  { currency, language }: { readonly currency: Currency | null; readonly language: Language },
) {
  const { discountPct, validFrom, validTo, minBoxes, maxBoxes, maxPackages } = bundle;
  const sums = sumsOf(defaultParts(bundle), { bundle, partOf });
  return {
    dynamic_price: true,
    dynamic_sku: false,
    dynamic_weight: true,
    price_view: "AS_LOW_AS" as const,
    ship_bundle_items: "TOGETHER" as const,
    deal_condition: bundle.rule,
    discount_percent: discountPct,
    your_price_sum: sums && toWhole(sums.your),
    your_price_sum_tax: sums && toWhole(sums.yourGross),
    bundle_price_details: sums && {
      base_price: toWhole(sums.base),
      bundle_price: toWhole(sums.inside),
      bundle_price_tax: toWhole(sums.insideGross),
      discount: toWhole(minus(sums.your, sums.inside)),
      discount_percentage: discountPct,
    },
    flexible_package: {
      min_units_required: minBoxes,
      max_number_of_items_in_package: maxBoxes,
      max_number_of_packages: maxPackages,
      validity_from: validFrom,
      validity_to: validTo,
      items: bundle.items.map(({ sku, isMandatory, minBoxes: min, maxBoxes: max }) => ({
        sku,
        is_mandatory: isMandatory ? 1 : 0,
        min_number_orderable: min,
        max_number_orderable: max,
      })),
    },
    bundle_fields: {
      minimum_amt: minBoxes,
      valid_from: validFrom,
      valid_to: validTo,
      limited_amount: maxPackages,
    },
    packages_left: packagesLeft(bundle),
    items: bundle.items.map((item, index) =>
      encodeItem(item, { index, bundle, part: partOf(item.sku) }, { currency, language }),
    ),
    bundle_product_details: bundle.items.map(({ sku, defaultBoxes }) => {
      const part = partOf(sku);
      const price = part?.price;
      const inside = price && priceInBundle(price, part.promo, bundle);
      const gross = (minor: Minor | undefined) =>
        minor === undefined || !part ? null : toWhole(grossOf(minor, part.vatPct));
      return {
        sku,
        name: part?.names[language] ?? sku,
        quantity: defaultBoxes,
        unit_price: price ? toWhole(price.yourMinor) : null,
        unit_price_tax: gross(price?.yourMinor),
        discounted_unit_price: inside === undefined ? null : toWhole(inside),
        discounted_unit_price_tax: gross(inside),
        discount_percentage: discountPct,
      };
    }),
  };
}

/** A bundle costs what it holds: the prices of a product for the preselected contents of one package. */
export function encodeBundlePrices(
  { your_price_sum, your_price_sum_tax, bundle_price_details: sums }: ReturnType<typeof encodeBundle>,
  currency: Currency | null,
) {
  const minor = (whole: number | undefined) => (whole === undefined ? null : wholeToMinor(whole));
  return {
    your_price: your_price_sum ?? null,
    your_price_tax: your_price_sum_tax ?? null,
    price_range: encodePriceRange(
      { base: minor(sums?.base_price), charged: minor(sums?.bundle_price) },
      currency,
    ),
  };
}

function encodeItem<Answer>(
  item: BundleItem,
  { index, bundle, part }: PartOfBundle<Answer>,
  { currency, language }: { readonly currency: Currency | null; readonly language: Language },
) {
  const { sku, isMandatory } = item;
  const title = part?.names[language] ?? sku;
  const price = part?.price;
  const charged = price ? priceInBundle(price, part.promo, bundle) : null;
  const inside = charged === null ? null : toWhole(charged);
  return {
    uid: toUid(`bundle/${index + 1}`),
    option_id: index + 1,
    title,
    required: isMandatory,
    type: "checkbox",
    position: index + 1,
    sku,
    price_range: encodePriceRange({ base: price?.baseMinor ?? null, charged }, currency),
    options: [new EncodedOption({ index, bundle, part }, { item, title, price: inside })],
  };
}

type PartOfBundle<Answer> = {
  readonly index: number;
  readonly bundle: BundleFacts;
  readonly part: PartOffer<Answer> | undefined;
};

/** A class, as an object that defines its getter by itself keeps the part alive for long after it was answered (decision 0693). */
class EncodedOption<Answer> {
  readonly uid: string;
  readonly id: number;
  readonly label: string;
  readonly quantity: number;
  readonly qty: number;
  readonly position = 1;
  readonly is_default: boolean;
  readonly price: number | null;
  readonly price_type = "DYNAMIC";
  readonly can_change_quantity: boolean;
  readonly #part: PartOffer<Answer> | undefined;

  constructor(
    { index, bundle, part }: PartOfBundle<Answer>,
    {
      item,
      title,
      price,
    }: { readonly item: BundleItem; readonly title: string; readonly price: number | null },
  ) {
    const { sku, defaultBoxes } = item;
    this.uid = optionUid(index, { sku, boxes: defaultBoxes });
    this.id = index + 1;
    this.label = title;
    this.quantity = defaultBoxes;
    this.qty = defaultBoxes;
    this.is_default = defaultBoxes > 0;
    this.price = price;
    this.can_change_quantity = canChange(item, bundle);
    this.#part = part;
  }

  get product() {
    return this.#part?.answer() ?? null;
  }
}

/** Sums of one package, in minor units; undefined while a part has no price. */
function sumsOf<Answer>(parts: readonly BundlePart[], { bundle, partOf }: ShownBundle<Answer>) {
  const sums = {
    base: NO_MONEY,
    your: NO_MONEY,
    yourGross: NO_MONEY,
    inside: NO_MONEY,
    insideGross: NO_MONEY,
  };
  for (const { sku, boxes } of parts) {
    const part = partOf(sku);
    if (!part?.price) return;
    const { baseMinor, yourMinor } = part.price;
    const your = times(boxes, yourMinor);
    const inside = times(boxes, priceInBundle(part.price, part.promo, bundle));
    sums.base = plus(sums.base, times(boxes, baseMinor));
    sums.your = plus(sums.your, your);
    sums.yourGross = plus(sums.yourGross, grossOf(your, part.vatPct));
    sums.inside = plus(sums.inside, inside);
    sums.insideGross = plus(sums.insideGross, grossOf(inside, part.vatPct));
  }
  return boxesInPackage(parts) === 0 ? undefined : sums;
}

type CartGroup = {
  readonly line: QuotedLine;
  readonly bundle: BundleFacts | undefined;
  readonly nameOf: (sku: Sku) => string;
};

/** What the packages of a cart's line hold (BUNDLE-09). */
export function encodeBundleOptions({ line, bundle, nameOf }: CartGroup, currency: Currency) {
  const places = new Map(bundle?.items.map(({ sku }, index) => [sku, index]));
  return (line.parts ?? []).map((part, at) => {
    const index = places.get(part.sku) ?? at;
    const goods = line.contents?.[at];
    const label = nameOf(part.sku);
    const money = (minor: Minor) => ({ value: toWhole(minor), currency });
    return {
      uid: toUid(`bundle/${index + 1}`),
      id: index + 1,
      label,
      type: "checkbox",
      values: [
        {
          uid: optionUid(index, part),
          id: index + 1,
          label,
          sku: part.sku,
          quantity: part.boxes,
          price: toWhole(goods?.unitMinor ?? NO_MONEY),
          priceV2: money(goods?.unitMinor ?? NO_MONEY),
          original_price: money(goods?.yourUnitMinor ?? NO_MONEY),
        },
      ],
    };
  });
}
