import { describe } from "vitest";
import { testRefusals } from "../../testing/trial-import.ts";
import { useDemo } from "../../testing/use-database.ts";
import { capacityRules } from "../capacity-rules.ts";
import { priceLists } from "../goods/price-lists.ts";
import { promoLeaflets } from "../goods/promo-leaflets.ts";
import { portalConfig } from "../portal-config.ts";
import { vatRates } from "../vat-rates.ts";

const database = useDemo("2026-11-20");

const unknown = "names nothing that is known";
const empty = "must not be empty";
const notListed = "is not one of the allowed values";
const form = "does not have the expected form";
const size = "is too small or too large";
const noNumber = "is not a number";
const precise = "has too many decimal places";
const twice = "is used twice";

describe("prices and thresholds", () => {
  testRefusals(database, priceLists, [
    ["a new list with its first price", [{ price_list: "SK-NEW", currency: "EUR" }], "imported"],
    ["a list of no market", [{ price_list: "PL-HORECA" }], `2 price_list PL-HORECA ${unknown}: the markets`],
    ["goods that nobody sells", [{ sku: "999999" }], `2 sku 999999 ${unknown}`],
    [
      "another currency than the list has",
      [{ currency: "EUR" }],
      "2 currency EUR does not agree with the other data: the other prices of price_list",
    ],
    [
      "two currencies in one new list",
      [
        { price_list: "CZ-NEW", currency: "CZK" },
        { price_list: "CZ-NEW", currency: "EUR" },
      ],
      "3 currency EUR does not agree with the other data: the other prices of price_list",
    ],
    [
      "a currency that nobody counts in",
      [{ price_list: "CZ-NEW", currency: "PLN" }],
      `2 currency PLN ${unknown}`,
    ],
    ["no price", [{ base_price: "" }], `2 base_price ${empty}`],
    ["a price below nothing", [{ your_price: "-1" }], `2 your_price -1 ${size}`],
    ["a price with its currency", [{ your_price: "221 Kč" }], `2 your_price 221 Kč ${noNumber}`],
    ["half a haléř", [{ base_price: "221.005" }], `2 base_price 221.005 ${precise}`],
    [
      "valid until before it is valid",
      [{ valid_to: "2025-12-31" }],
      "2 valid_to 2025-12-31 ends before it starts",
    ],
    [
      "two prices at once",
      [{}, { valid_from: "2026-12-31" }],
      "3 valid_from 2026-12-31 overlaps another row in time: CZ-HORECA 100101",
    ],
    [
      "one price twice",
      [{}, { valid_from: "2026-01-01", valid_to: "2026-12-31" }],
      `3 price_list+sku+valid_from CZ-HORECA 100101 2026-01-01 ${twice}`,
      "3 valid_from 2026-01-01 overlaps another row in time: CZ-HORECA 100101",
    ],
  ]);

  testRefusals(database, promoLeaflets, [
    ["a leaflet as it is", [{}], "imported"],
    [
      "dearer than usual",
      [{ promo_price: "260.01" }],
      "2 promo_price 260.01 is too small or too large: more than base_price",
    ],
    ["a list that nobody has", [{ price_list: "CZ-NONE" }], `2 price_list CZ-NONE ${unknown}`],
    ["goods that nobody sells", [{ sku: "999999" }], `2 sku 999999 ${unknown}`],
    ["more than all", [{ percentage: "101" }], `2 percentage 101 ${size}`],
    [
      "a flag of another kind",
      [{ promo_price_is_inside_delivery: "1" }],
      `2 promo_price_is_inside_delivery 1 ${notListed}`,
    ],
    ["over before it begins", [{ valid_to: "2026-10-31" }], "2 valid_to 2026-10-31 ends before it starts"],
    [
      "a bad name beside a bad price",
      [{ name: "", promo_price: "999" }],
      `2 name ${empty}`,
      "2 promo_price 999 is too small or too large: more than base_price",
    ],
  ]);

  testRefusals(database, capacityRules, [
    ["thresholds as they are", [{}], "imported"],
    [
      "at most less than at least, thrice",
      [
        {
          iMinimumOrderPallet: "7",
          iMinimumOrderWeight_kg: "6000.001",
          iMinLitersTank: "500",
          iMaxLitersTank: "499",
        },
      ],
      "2 iMaximumOrderPallet 6 is too small or too large: less than iMinimumOrderPallet",
      "2 iMaximumOrderWeight_kg 6000 is too small or too large: less than iMinimumOrderWeight_kg",
      "2 iMaxLitersTank 499 is too small or too large: less than iMinLitersTank",
    ],
    [
      "C15 a truck for wholesale of fewer pallets than it needs",
      [{ customer_type: "WHS", method: "flatrate_flatrate", iMaximumOrderPallet: "19" }],
      "2 iMaximumOrderPallet 19 is too small or too large: no order can keep it",
    ],
    [
      "C15 a truck for pubs of as few",
      [{ customer_type: "POS", method: "flatrate_flatrate", iMaximumOrderPallet: "19" }],
      "imported",
    ],
    [
      "C15 at least more than ever leaves",
      [{ iMinimumOrderWeight_kg: "28000.001", iMaximumOrderWeight_kg: "" }],
      "2 iMinimumOrderWeight_kg 28000.001 is too small or too large: no order can keep it",
    ],
    [
      "C15 at most nothing",
      [{ iMaximumOrderPallet: "0" }],
      "2 iMaximumOrderPallet 0 is too small or too large: no order can keep it",
    ],
    [
      "C15 no limit at all",
      [{ iMaximumOrderPallet: "", iMaximumOrderWeight_kg: "", iMaximumOrderCash: "" }],
      "imported",
    ],
    ["many pallets", [{ iMaximumOrderPallet: "many" }], `2 iMaximumOrderPallet many ${noNumber}`],
    ["half a pallet", [{ iMaximumOrderPallet: "6.5" }], `2 iMaximumOrderPallet 6.5 ${precise}`],
    ["a value below nothing", [{ iMaximumOrderCash: "-3500" }], `2 iMaximumOrderCash -3500 ${size}`],
    [
      "a market and a customer of no list",
      [{ market: "PL", customer_type: "B2C" }],
      `2 customer_type B2C ${notListed}`,
      `2 market PL ${unknown}`,
    ],
    ["no method", [{ method: "" }], `2 method ${empty}`],
  ]);

  testRefusals(database, vatRates, [
    ["the same rate again", [{}], "imported"],
    ["more than all", [{ percent: "100.01" }], `2 percent 100.01 ${size}`],
    ["a rate in words", [{ percent: "21 %" }], `2 percent 21 % ${noNumber}`],
    ["a market of no list", [{ market: "DE" }], `2 market DE ${unknown}`],
    ["over before it begins", [{ valid_to: "2012-12-31" }], "2 valid_to 2012-12-31 ends before it starts"],
    [
      "two at once",
      [{}, { vat_class: "standard" }],
      "3 valid_from 2024-01-01 overlaps another row in time: CZ standard",
    ],
  ]);

  testRefusals(database, portalConfig, [
    ["what the portal knows", [{}, {}], "imported"],
    ["what it does not know", [{ key: "secret" }], `2 key secret ${notListed}`],
    ["no JSON", [{ value: "{" }], `2 value { ${form}`],
    ["nothing", [{ value: "" }], `2 value ${empty}`],
    ["a market of no list", [{ market: "CZE" }], `2 market CZE ${unknown}`],
    ["over before it begins", [{ valid_to: "2023-12-31" }], "2 valid_to 2023-12-31 ends before it starts"],
    [
      "two at once",
      [{}, { key: "maintenance", valid_from: "2025-01-01" }],
      "3 valid_from 2025-01-01 overlaps another row in time: CZ maintenance",
    ],
  ]);
});
