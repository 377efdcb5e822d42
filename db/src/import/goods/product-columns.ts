import { z } from "zod";
import {
  anyText,
  dayOrNull,
  ean13,
  flag,
  listOf,
  markets,
  money,
  orNull,
  percent,
  scaled,
  shaped,
  text,
  thousandths,
  whole,
} from "../reading/columns.ts";
import { perLanguage } from "../texts.ts";

export type Deposit = { empties_code: string; units: number };

/** `BTL05*20+CR20*1` as its parts; empty and `by parts` (a package: its items count) have none. */
export const depositExpression = z.string().transform((value, context): Deposit[] => {
  if (value === "" || value === "by parts") return [];
  const parts = value.split("+").map((part) => /^([A-Z0-9-]+)\*([1-9]\d{0,4})$/.exec(part.trim()));
  if (parts.some((part) => part === null)) {
    context.addIssue({ code: "custom", message: "malformed" });
    return z.NEVER;
  }
  return parts.map((part) => ({ empties_code: part?.[1] ?? "", units: Number(part?.[2]) }));
});

/** What a file, or a call, says of a product. */
export const columns = z.object({
  sku: shaped(/^[0-9A-Za-z-]{1,32}$/).meta({
    description: "Number of the product; never another one's, even after it is gone",
  }),
  ean: ean13.meta({ description: "EAN of the box" }),
  ean_ea: ean13.meta({ description: "EAN of the single bottle, can or keg" }),
  ...perLanguage("name", text.meta({ description: "Name, as customers see it" })),
  brand: text.meta({ description: "Brand, as customers filter by it" }),
  sub_brand: anyText.meta({ description: "Beer within the brand" }),
  category: text.meta({ description: "Code of its category; a box belongs to one" }),
  package_type: text.meta({ description: "What it is filled into: bottle, can, keg, tank, …" }),
  packaging_code: text.meta({ description: "Code of the packaging; BUNDLE is several goods put together" }),
  volume_l: orNull(thousandths(1)).meta({
    description: "What is inside one bottle, can or keg; empty where nothing is",
    unit: "l",
  }),
  items_per_box: whole(1).meta({ description: "Bottles, cans or kegs in a box", unit: "pieces" }),
  boxes_per_layer: whole().meta({
    description: "Boxes in a layer of a pallet; 0 for what stands on no pallet",
    unit: "boxes",
  }),
  layers_per_pallet: whole().meta({
    description: "Layers of a pallet; 0 for what stands on no pallet",
    unit: "layers",
  }),
  boxes_per_pallet: whole().meta({
    description: "Boxes on a pallet: boxes_per_layer × layers_per_pallet",
    unit: "boxes",
  }),
  litres_per_box: orNull(thousandths()).meta({
    description: "What is inside a box; empty is nothing",
    unit: "l",
  }),
  gross_kg_per_box: thousandths().meta({ description: "Weight of a full box", unit: "kg" }),
  pallet_gross_kg: orNull(thousandths(1)).meta({
    description: "Weight of a full pallet; empty where there is none",
    unit: "kg",
  }),
  warehouse_place: orNull(text.max(20, "too_long")).optional().meta({
    description: "Where it lies in the warehouse, as picking lists are sorted: A-12; empty is no place",
  }),
  deposit_cz: depositExpression.meta({
    description:
      "Empties that a box carries in CZ: code*pieces, joined by +; empty or `by parts` for none of its own",
  }),
  deposit_sk: depositExpression.meta({ description: "The same in SK" }),
  excise_czk: money.meta({ description: "Excise inside the price of a box in CZ", unit: "CZK" }),
  excise_eur: money.meta({ description: "Excise inside the price of a box in SK", unit: "EUR" }),
  sugar_tax_eur: money.meta({ description: "Sugar tax inside the price of a box in SK", unit: "EUR" }),
  vat_cz_pct: percent.meta({ description: "VAT in CZ; must be a rate of today", unit: "%" }),
  vat_sk_pct: percent.meta({ description: "VAT in SK; must be a rate of today", unit: "%" }),
  cn_code: anyText.meta({ description: "Code of the customs tariff" }),
  plato: orNull(scaled(1, 0, 9_999)).meta({
    description: "Original gravity; empty where it has none",
    unit: "°P",
  }),
  abv: orNull(scaled(2, 0, 10_000)).meta({
    description: "Alcohol by volume; empty where it has none",
    unit: "% vol.",
  }),
  country_of_origin: shaped(/^[A-Z]{2}$/).meta({ description: "Country that it comes from, as two letters" }),
  shelf_life_days: orNull(whole(1)).meta({
    description: "From filling until its best-before day",
    unit: "days",
  }),
  is_tank: flag.meta({ description: "Beer from a tank" }),
  is_unfiltered: flag.meta({ description: "Unfiltered beer" }),
  age_restricted: flag.meta({ description: "Not sold to the young" }),
  truck_ordering: flag.meta({ description: "An order by truck may ask for single boxes of it" }),
  flags: listOf(["new", "sale", "recommended", "special", "last"]).meta({
    description: "Badges that it wears",
  }),
  markets: markets.meta({ description: "Where it is sold" }),
  sellable_from: dayOrNull.meta({ description: "First day of delivery; empty is always" }),
  sellable_to: dayOrNull.meta({ description: "Last day of delivery; empty is for ever" }),
  ...perLanguage(
    "description",
    anyText
      .max(4_000, "too_long")
      .meta({ description: "What it is like; formatted, what runs is taken out" }),
    [],
  ),
});
