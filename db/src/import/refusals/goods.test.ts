import { describe } from "vitest";
import { testRefusals } from "../../testing/trial-import.ts";
import { useDemo } from "../../testing/use-database.ts";
import { empties } from "../empties.ts";
import { emptiesCounts } from "../empties-counts.ts";
import { bundles } from "../goods/bundles.ts";
import { categories } from "../goods/categories.ts";
import { productLimits } from "../goods/product-limits.ts";
import { products } from "../goods/products.ts";
import { houseShortages } from "../house-shortages.ts";

const database = useDemo("2026-11-20");

const noDay = "is not a day written as 2026-12-31";
const unknown = "names nothing that is known";
const empty = "must not be empty";
const notListed = "is not one of the allowed values";
const form = "does not have the expected form";
const size = "is too small or too large";
const noNumber = "is not a number";
const precise = "has too many decimal places";
const twice = "is used twice";

describe("goods", () => {
  testRefusals(database, categories, [
    ["a new branch with its parent", [{ code: "wine" }, { code: "wine/red" }], "imported"],
    ["a parent behind its child", [{ code: "wine/red" }, { code: "wine" }], "imported"],
    ["a parent that is nowhere", [{ code: "wine/red" }], `2 code wine/red ${unknown}`],
    ["three levels", [{ code: "beer/draught/dark" }], `2 code beer/draught/dark ${form}`],
    [
      "capital letters and no place",
      [{ code: "Beer", position: "" }],
      `2 code Beer ${form}`,
      `2 position ${empty}`,
    ],
    ["half a place", [{ position: "1.5" }], `2 position 1.5 ${precise}`],
    [
      "names left empty",
      [{ name_cs: "", name_sk: "", name_en: "" }],
      `2 name_cs ${empty}`,
      `2 name_sk ${empty}`,
      `2 name_en ${empty}`,
    ],
  ]);

  testRefusals(database, empties, [
    [
      "a crate that carries bottles of the same file",
      [{ code: "NEW1", carries: "NEW2*20" }, { code: "NEW2" }],
      "imported",
    ],
    ["a crate that carries what nobody knows", [{ carries: "BARREL*2" }], `2 carries BARREL*2 ${unknown}`],
    ["a crate that carries none", [{ carries: "BTL05*0" }], `2 carries BTL05*0 ${form}`],
    ["a deposit of half a haléř", [{ deposit_czk: "3.005" }], `2 deposit_czk 3.005 ${precise}`],
    ["a deposit below nothing", [{ deposit_eur: "-0.15" }], `2 deposit_eur -0.15 ${size}`],
    ["a weight in words", [{ empty_kg: "light" }], `2 empty_kg light ${noNumber}`],
    ["a weight beyond any scale", [{ empty_kg: "9999999" }], `2 empty_kg 9999999 ${size}`],
    ["a volume of nothing", [{ volume_l: "0" }], `2 volume_l 0 ${size}`],
    ["a flag in words", [{ in_balance: "yes" }], `2 in_balance yes ${notListed}`],
    ["one code twice", [{ code: "X" }, { code: "X" }], `3 code X ${twice}`],
  ]);

  testRefusals(database, products, [
    ["two products that swap nothing", [{}, {}], "imported"],
    ["a code with a blank", [{ sku: "10 01" }], `2 sku 10 01 ${form}`],
    [
      "an EAN with a wrong check digit",
      [{ ean: "2901001011011" }],
      "2 ean 2901001011011 has a wrong check digit",
    ],
    ["an EAN that is too short", [{ ean_ea: "29010010" }], `2 ean_ea 29010010 ${form}`],
    ["the EAN of another product", [{ ean: "2901001071014" }], `2 ean 2901001071014 ${twice}`],
    ["one EAN for two of the file", [{}, { ean: "2901001011010" }], `3 ean 2901001011010 ${twice}`],
    [
      "a pallet that does not come to its layers",
      [{ boxes_per_pallet: "41" }],
      "2 boxes_per_pallet 41 does not agree with the other data: boxes_per_layer × layers_per_pallet",
    ],
    [
      "VAT that the law does not know today",
      [{ vat_cz_pct: "19", vat_sk_pct: "20" }],
      `2 vat_cz_pct 19 ${unknown}: VAT rates of CZ today`,
      `2 vat_sk_pct 20 ${unknown}: VAT rates of SK today`,
    ],
    [
      "deposits on what nobody takes back",
      [{ deposit_cz: "VAT20*1+BTL05*20", deposit_sk: "BTL05*twenty" }],
      `2 deposit_sk BTL05*twenty ${form}`,
      `2 deposit_cz VAT20*1+BTL05*20 ${unknown}: VAT20`,
    ],
    ["a category without a tree", [{ category: "wine" }], `2 category wine ${unknown}`],
    ["a flag that the catalogue has not", [{ flags: "new,shiny" }], `2 flags new,shiny ${notListed}`],
    ["a market where nothing is sold", [{ markets: "CZ,PL" }], `2 markets CZ,PL ${unknown}`],
    ["no market at all", [{ markets: "" }], `2 markets ${empty}`],
    ["a box of no items", [{ items_per_box: "0" }], `2 items_per_box 0 ${size}`],
    [
      "beer stronger than spirit",
      [{ abv: "100.01", plato: "1000000" }],
      `2 plato 1000000 ${size}`,
      `2 abv 100.01 ${size}`,
    ],
    ["a price of tax below nothing", [{ excise_czk: "-1" }], `2 excise_czk -1 ${size}`],
    [
      "sold until before it is sold",
      [{ sellable_from: "2026-12-01", sellable_to: "2026-11-30" }],
      "2 sellable_to 2026-11-30 ends before it starts: sellable_from",
    ],
    [
      "three faults of three kinds in one row",
      [{ name_sk: "", vat_cz_pct: "19", category: "wine" }],
      `2 name_sk ${empty}`,
      `2 category wine ${unknown}`,
      `2 vat_cz_pct 19 ${unknown}: VAT rates of CZ today`,
    ],
    [
      "a name with a character that is none",
      [{ name_en: "A\0B" }],
      "2 name_en A␀B holds a character that no text may hold",
    ],
  ]);

  testRefusals(database, bundles, [
    ["a package as it is", [{}, {}, {}], "imported"],
    ["items that nobody sells", [{ item_sku: "999999" }, {}, {}], `2 item_sku 999999 ${unknown}`],
    [
      "a package that nobody sells",
      [{ bundle_sku: "999999", min_units_required: "4" }],
      `2 bundle_sku 999999 ${unknown}`,
    ],
    ["a rule of its own", [{ rule: "free" }], `2 rule free ${notListed}`],
    ["more than all for nothing", [{ discount_pct: "101" }, {}, {}], `2 discount_pct 101 ${size}`],
    [
      "two words on one package",
      [{}, { discount_pct: "9", validity_to: "" }, {}],
      "3 discount_pct 9 does not agree with the other data: the first row of bundle_sku",
      "3 validity_to does not agree with the other data: the first row of bundle_sku",
    ],
    [
      "at most fewer than at least",
      [{ min_number_orderable: "3", max_number_orderable: "2" }, {}, {}],
      "2 max_number_orderable 2 is too small or too large: less than min_number_orderable",
    ],
    [
      "a package that holds less than it must",
      [{ max_number_of_items_in_package: "6" }],
      "2 max_number_of_items_in_package 6 is too small or too large: less than min_units_required",
    ],
    [
      "a deal that ends before it starts",
      [{ validity_to: "2026-04-30", min_units_required: "4" }],
      "2 validity_to 2026-04-30 ends before it starts: validity_from",
    ],
    [
      "C15 a package that its items never fill",
      [{}, {}],
      "2 min_units_required 7 is too small or too large: no choice of the items comes to it",
    ],
    [
      "C15 a package that what must be in it overfills",
      [{ min_units_required: "1", max_number_of_items_in_package: "3" }],
      "2 min_units_required 1 is too small or too large: no choice of the items comes to it",
    ],
    ["one item twice", [{}, { item_sku: "100212" }, {}], `3 bundle_sku+item_sku 950160 100212 ${twice}`],
    [
      "a row that cannot be read speaks for nobody",
      [{ discount_pct: "much" }, { discount_pct: "9" }, {}],
      `2 discount_pct much ${noNumber}`,
    ],
  ]);

  testRefusals(database, productLimits, [
    ["a limit without an end", [{ valid_to: "" }], "imported"],
    ["a place that nobody has", [{ shipto: "999999" }], `2 shipto 999999 ${unknown}`],
    ["goods that nobody sells", [{ sku: "999999" }], `2 sku 999999 ${unknown}`],
    ["fewer than none", [{ max_boxes: "-1" }], `2 max_boxes -1 ${size}`],
    ["a part of a box", [{ max_boxes: "1,5" }], `2 max_boxes 1,5 ${precise}`],
    ["a day of February that is none", [{ valid_from: "2027-02-30" }], `2 valid_from 2027-02-30 ${noDay}`],
    [
      "the same place and goods on the same day twice",
      [{}, { shipto: "500101" }],
      `3 shipto+sku+valid_from 500101 130506 2026-11-01 ${twice}`,
      "3 valid_from 2026-11-01 overlaps another row in time: 500101 130506",
    ],
    ["over before it begins", [{ valid_to: "2026-10-31" }], "2 valid_to 2026-10-31 ends before it starts"],
    [
      "two limits at once",
      [{}, { shipto: "500101", valid_from: "2026-12-01", valid_to: "" }],
      "3 valid_from 2026-12-01 overlaps another row in time: 500101 130506",
    ],
  ]);

  testRefusals(database, houseShortages, [
    ["a shortage as it is", [{}], "imported"],
    ["goods that nobody sells", [{ sku: "999999" }], `2 sku 999999 ${unknown}`],
    ["a kind of its own", [{ kind: "theft" }], `2 kind theft ${notListed}`],
    ["fewer than none", [{ most_boxes: "-1" }], `2 most_boxes -1 ${size}`],
    ["no reason", [{ reason: "" }], `2 reason ${empty}`],
    ["over before it begins", [{ valid_to: "2026-10-31" }], "2 valid_to 2026-10-31 ends before it starts"],
    [
      "two at once",
      [{}, { sku: "130501", kind: "confirmation", valid_from: "2026-12-01" }],
      "3 valid_from 2026-12-01 overlaps another row in time: 130501 confirmation",
    ],
  ]);

  testRefusals(database, emptiesCounts, [
    ["a count as it is", [{}], "imported"],
    ["a place that nobody has", [{ shipto: "999999" }], `2 shipto 999999 ${unknown}`],
    ["a kind of packaging that nobody has", [{ empties_code: "BARREL" }], `2 empties_code BARREL ${unknown}`],
    ["fewer than none", [{ units: "-1" }], `2 units -1 ${size}`],
    ["a day in Czech", [{ counted_on: "7.11.2026" }], `2 counted_on 7.11.2026 ${noDay}`],
    [
      "one kind of one place twice a day",
      [{}, { empties_code: "BTL05" }],
      `3 shipto+empties_code+counted_on 500101 BTL05 2026-11-07 ${twice}`,
    ],
  ]);
});
