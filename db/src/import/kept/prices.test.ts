import { describe, expect, test } from "vitest";
import { keptOf } from "../../testing/trial-import.ts";
import { useDemo } from "../../testing/use-database.ts";
import { capacityRules } from "../capacity-rules.ts";
import { priceLists } from "../goods/price-lists.ts";
import { promoLeaflets } from "../goods/promo-leaflets.ts";
import { portalConfig } from "../portal-config.ts";
import { vatRates } from "../vat-rates.ts";

const database = useDemo("2026-11-20");

describe("what is kept of a row", () => {
  test("price-lists: a new list gets its market and currency", async () => {
    const kept = await keptOf(database, priceLists, {
      rows: [{ price_list: "SK-NEW", currency: "EUR", base_price: "9,99", your_price: "9", valid_to: "" }],
      query: `select l.*, p.* from price_list l join price p on p.price_list = l.code where code = 'SK-NEW'`,
    });
    expect(kept).toMatchObject([
      {
        code: "SK-NEW",
        market: "SK",
        currency: "EUR",
        price_list: "SK-NEW",
        sku: "100101",
        base_minor: 999,
        your_minor: 900,
        valid_from: "2026-01-01",
        valid_to: null,
      },
    ]);
    expect(kept).toHaveLength(1);
  });

  test.each([
    ["price", "price_list || ' ' || sku"],
    ["price_list", "code"],
  ])("C11 price-lists: a row of %s is touched only where something changed", async (table, name) => {
    const touched = (rows: readonly Record<string, string>[]) =>
      keptOf(database, priceLists, {
        rows,
        query: `select ${name} as name from ${table} where xmin::text::bigint >= pg_current_xact_id()::xid::text::bigint order by 1`,
      });
    expect(await touched([{}, {}, {}])).toEqual([]);
    // A list gets another number with each change of its prices.
    expect(await touched([{}, { your_price: "1.23" }, {}])).toHaveLength(1);
    expect(await touched([{ price_list: "SK-NEW", currency: "EUR" }])).toHaveLength(1);
  });

  test("promo-leaflets: percents with decimals, an open end", async () => {
    const kept = await keptOf(database, promoLeaflets, {
      rows: [
        {
          price_list: "CZ-HORECA",
          promo_price: "200",
          percentage: "9.5",
          promo_price_is_inside_delivery: "No",
          long_term_discount_pct: "1,25",
          valid_to: "",
        },
      ],
      query: `select * from promo_leaflet where price_list = 'CZ-HORECA' and sku = '100201' order by valid_from`,
    });
    expect(kept).toMatchObject([
      {
        price_list: "CZ-HORECA",
        sku: "100201",
        name: "Ležák měsíce listopad",
        base_minor: 26000,
        your_minor: 24700,
        promo_minor: 20000,
        percentage: 9.5,
        long_term_discount_percent: 1.25,
        is_inside_delivery: false,
        valid_from: "2026-11-01",
        valid_to: null,
      },
    ]);
    expect(kept).toHaveLength(1);
  });

  test("capacity-rules: kilograms become grams, empty thresholds none", async () => {
    const kept = await keptOf(database, capacityRules, {
      rows: [
        {
          iMinimumOrderPallet: "1",
          iMaximumOrderWeight_kg: "6000,5",
          iMaximumOrderCash: "3500,50",
          iMinLitersTank: "500",
          iMaxLitersTank: "1000",
          note: "ano",
        },
      ],
      query: `select * from capacity_rule where market = 'CZ' and customer_type = 'POS' and delivery_method = 'selfpickup_selfpickup'`,
    });
    expect(kept).toMatchObject([
      {
        market: "CZ",
        customer_type: "POS",
        delivery_method: "selfpickup_selfpickup",
        currency: "CZK",
        min_pallets: 1,
        max_pallets: 6,
        min_grams: null,
        max_grams: 6000500,
        min_order_value_minor: 350050,
        min_litres: 500,
        max_litres: 1000,
        note: "ano",
        valid_from: "2000-01-01",
        valid_to: null,
      },
    ]);
    expect(kept).toHaveLength(1);
  });

  test("vat-rates: a new rate ends the old one the day before", async () => {
    const kept = await keptOf(database, vatRates, {
      rows: [{ percent: "22,5", valid_from: "2027-01-01" }],
      query: `select * from vat_rate where market = 'CZ' and vat_class = 'standard' order by valid_from`,
    });
    expect(kept).toMatchObject([
      { market: "CZ", vat_class: "standard", percent: 21, valid_from: "2013-01-01", valid_to: "2026-12-31" },
      { market: "CZ", vat_class: "standard", percent: 22.5, valid_from: "2027-01-01", valid_to: null },
    ]);
    expect(kept).toHaveLength(2);
  });

  test("portal-config: a new value ends the old one the day before", async () => {
    const kept = await keptOf(database, portalConfig, {
      rows: [{ key: "banner_rotation", value: "12", valid_from: "2026-12-01" }],
      query: `select * from portal_config where market = 'CZ' and key = 'banner_rotation' order by valid_from`,
    });
    expect(kept).toMatchObject([
      { market: "CZ", key: "banner_rotation", value: 8, valid_from: "2024-01-01", valid_to: "2026-11-30" },
      { market: "CZ", key: "banner_rotation", value: 12, valid_from: "2026-12-01", valid_to: null },
    ]);
    expect(kept).toHaveLength(2);
  });
});
