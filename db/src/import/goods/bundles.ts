import { isCompletable } from "@vycep/domain/bundles/completable";
import { type Sku, toId } from "@vycep/domain/kernel/ids";
import { z } from "zod";
import { day, dayOrNull, flag, oneOf, orNull, percent, text, whole } from "../reading/columns.ts";
import { importer, rulesFor } from "../reading/importer.ts";
import { faultsOf, lessThan } from "../reading/row-error.ts";
import { insertRows, upsertRows } from "../reading/save-rows.ts";

/** What every row of a package says alike. */
const ofThePackage = [
  "rule",
  "discount_pct",
  "validity_from",
  "validity_to",
  "max_number_of_packages",
  "min_units_required",
  "max_number_of_items_in_package",
] as const;

const columns = z.object({
  bundle_sku: text,
  rule: oneOf(["fixed", "flex", "deal"]),
  discount_pct: percent,
  validity_from: day,
  validity_to: dayOrNull,
  max_number_of_packages: whole(1),
  min_units_required: whole(1),
  max_number_of_items_in_package: orNull(whole(1)),
  item_sku: text,
  default_qty: whole(),
  is_mandatory: flag,
  min_number_orderable: whole(),
  max_number_orderable: whole(),
});

const rule = rulesFor(columns);

/** All rows of a package say the same of it as its first one. */
const oneWordPerPackage = ofThePackage.map((column) =>
  rule(
    ["bundle_sku", column],
    (rows) => {
      const first = new Map(rows.toReversed().map(({ row }) => [row.bundle_sku, row[column]]));
      return faultsOf(
        rows,
        { column, code: "mismatch", about: { code: "first-row-of-bundle" } },
        (row) => first.get(row.bundle_sku) !== row[column],
      );
    },
    "bundle_sku",
  ),
);

type Boxes = Pick<z.output<typeof columns>, "max_number_of_items_in_package" | "min_units_required">;

function areAtOdds({ max_number_of_items_in_package: most, min_units_required: least }: Boxes): boolean {
  return most !== null && most < least;
}

const mostOfAnItem = rule(["max_number_orderable", "min_number_orderable"], (rows) =>
  faultsOf(
    rows,
    { column: "max_number_orderable", code: "out_of_range", about: lessThan("min_number_orderable") },
    (row) => row.max_number_orderable < row.min_number_orderable,
  ),
);

const mostOfAPackage = rule(["max_number_of_items_in_package", "min_units_required"], (rows) =>
  faultsOf(
    rows,
    { column: "max_number_of_items_in_package", code: "out_of_range", about: lessThan("min_units_required") },
    areAtOdds,
  ),
);

/** A package that no choice of its items makes right could be put into a cart and never leave it (C15). */
const somebodyCanCompleteIt = rule(
  [
    ...(["bundle_sku", "rule", "min_units_required", "max_number_of_items_in_package"] as const),
    ...(["default_qty", "is_mandatory", "min_number_orderable", "max_number_orderable"] as const),
  ],
  (rows) =>
    [...Map.groupBy(rows, ({ row }) => row.bundle_sku).values()].flatMap((parts) => {
      const [first] = parts;
      if (first === undefined || areAtOdds(first.row)) return [];
      const bundle = {
        rule: first.row.rule,
        minBoxes: first.row.min_units_required,
        maxBoxes: first.row.max_number_of_items_in_package,
        items: parts.map(({ row }, at) => ({
          sku: toId<Sku>(String(at)),
          isMandatory: row.is_mandatory,
          defaultBoxes: row.default_qty,
          minBoxes: row.min_number_orderable,
          maxBoxes: row.max_number_orderable,
        })),
      };
      const about = { code: "no-choice-fits" } as const;
      return isCompletable(bundle)
        ? []
        : [{ row: first.line, column: "min_units_required", code: "out_of_range", about }];
    }),
  "bundle_sku",
);

const endsAfterStart = rule(["validity_from", "validity_to"], (rows) =>
  faultsOf(
    rows,
    { column: "validity_to", code: "ends_before_start", about: "validity_from" },
    (row) => row.validity_to !== null && row.validity_to < row.validity_from,
  ),
);

/** Bundles: one row per item, the package's own columns repeated. A file holds all items of its packages. */
export const bundles = importer(columns, {
  kind: "bundles",
  file: "bundles.csv",
  key: ["bundle_sku", "item_sku"],
  movingDays: ["validity_from", "validity_to"],
  references: [
    { column: "bundle_sku", table: "product", key: "sku" },
    { column: "item_sku", table: "product", key: "sku" },
  ],
  rules: [...oneWordPerPackage, mostOfAnItem, mostOfAPackage, somebodyCanCompleteIt, endsAfterStart],
  save: async (tx, rows) => {
    const byBundle = Map.groupBy(rows, ({ row }) => row.bundle_sku);
    const heads = [...byBundle].map(([sku, [first]]) => ({
      sku,
      rule: first?.row.rule,
      discount_percent: first?.row.discount_pct,
      max_packages: first?.row.max_number_of_packages,
      min_boxes: first?.row.min_units_required,
      max_boxes: first?.row.max_number_of_items_in_package,
      valid_from: first?.row.validity_from,
      valid_to: first?.row.validity_to,
    }));
    await upsertRows(tx, { table: "bundle", key: ["sku"] }, heads);
    await tx.query("delete from bundle_item where bundle_sku = any($1)", [[...byBundle.keys()]]);
    const items = [...byBundle.values()].flatMap((parts) =>
      parts.map(({ row }, at) => ({
        bundle_sku: row.bundle_sku,
        item_sku: row.item_sku,
        position: at + 1,
        default_quantity: row.default_qty,
        is_mandatory: row.is_mandatory,
        min_quantity: row.min_number_orderable,
        max_quantity: row.max_number_orderable,
      })),
    );
    await insertRows(tx, "bundle_item", items);
    // A package carries what its items carry in their default quantities.
    await tx.query("delete from product_deposit where sku = any($1)", [[...byBundle.keys()]]);
    await tx.query(
      `insert into product_deposit (sku, market, empties_code, units)
       select item.bundle_sku, deposit.market, deposit.empties_code, sum(deposit.units * item.default_quantity)
       from bundle_item item join product_deposit deposit on deposit.sku = item.item_sku
       where item.bundle_sku = any($1) and item.default_quantity > 0
       group by item.bundle_sku, deposit.market, deposit.empties_code`,
      [[...byBundle.keys()]],
    );
  },
});
