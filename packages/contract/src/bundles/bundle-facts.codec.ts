/** Bundles as the API answers them, turned back into the facts that the domain's rules take (BUNDLE-01). */
import type { BundleFacts, BundlePart, BundleRule } from "@vycep/domain/bundles/bundle";
import { parseSku } from "@vycep/domain/kernel/ids";
import { parseLocalDate } from "@vycep/domain/kernel/local-moment";

type Maybe<Value> = Value | null | undefined;

/** The fields of a bundle that the rules need. */
export interface BundleAnswer {
  readonly deal_condition?: Maybe<string>;
  readonly discount_percent?: Maybe<number>;
  readonly packages_left?: Maybe<number>;
  readonly flexible_package?: Maybe<{
    readonly min_units_required?: Maybe<number>;
    readonly max_number_of_items_in_package?: Maybe<number>;
    readonly max_number_of_packages?: Maybe<number>;
    readonly validity_from?: Maybe<string>;
    readonly validity_to?: Maybe<string>;
    readonly items?: Maybe<
      readonly {
        readonly sku: string;
        readonly is_mandatory?: Maybe<number>;
        readonly min_number_orderable?: Maybe<number>;
        readonly max_number_orderable?: Maybe<number>;
      }[]
    >;
  }>;
  readonly bundle_product_details?: Maybe<
    readonly { readonly sku: string; readonly quantity?: Maybe<number> }[]
  >;
}

/** Undefined for plain goods, and for a bundle that cannot be read. */
export function decodeBundle(answer: BundleAnswer): BundleFacts | undefined {
  const { deal_condition: rule, flexible_package: terms } = answer;
  const validFrom = parseLocalDate(terms?.validity_from ?? "");
  if (!isRule(rule) || !terms || validFrom === undefined) return undefined;
  const quantities = new Map(answer.bundle_product_details?.map(({ sku, quantity }) => [sku, quantity ?? 0]));
  const maxPackages = terms.max_number_of_packages ?? 0;
  return {
    rule,
    discountPct: answer.discount_percent ?? 0,
    validFrom,
    validTo: parseLocalDate(terms.validity_to ?? "") ?? null,
    minBoxes: terms.min_units_required ?? 1,
    maxBoxes: terms.max_number_of_items_in_package ?? null,
    maxPackages,
    packagesOrdered: maxPackages - (answer.packages_left ?? maxPackages),
    items: (terms.items ?? []).flatMap((item) => {
      const sku = parseSku(item.sku);
      if (sku === undefined) return [];
      return [
        {
          sku,
          isMandatory: item.is_mandatory === 1,
          defaultBoxes: quantities.get(item.sku) ?? 0,
          minBoxes: item.min_number_orderable ?? 0,
          maxBoxes: item.max_number_orderable ?? 0,
        },
      ];
    }),
  };
}

function isRule(text: Maybe<string>): text is BundleRule {
  return text === "fixed" || text === "flex" || text === "deal";
}

type OptionAnswer = Maybe<{
  readonly values: readonly Maybe<{ readonly sku: string; readonly quantity: number }>[];
}>;

/** What the packages of a cart's line hold (BUNDLE-09). */
export function decodeBundleOptions(options: readonly OptionAnswer[]): readonly BundlePart[] {
  return options.flatMap((option) =>
    (option?.values ?? []).flatMap((value) => {
      const sku = value ? parseSku(value.sku) : undefined;
      return value && sku !== undefined ? [{ sku, boxes: value.quantity }] : [];
    }),
  );
}
