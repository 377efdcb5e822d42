import { describe, expect, test } from "vitest";
import { demoRows } from "../../testing/demo-file.ts";
import { keptOf } from "../../testing/trial-import.ts";
import { useDemo } from "../../testing/use-database.ts";
import { empties } from "../empties.ts";
import { emptiesCounts } from "../empties-counts.ts";
import { bundles } from "../goods/bundles.ts";
import { categories } from "../goods/categories.ts";
import { productLimits } from "../goods/product-limits.ts";
import { products } from "../goods/products.ts";
import { houseShortages } from "../house-shortages.ts";
import { importRows } from "../import-rows.ts";

const database = useDemo("2026-11-20");

describe("what is kept of a row", () => {
  test("categories: a branch hangs under its parent", async () => {
    const kept = await keptOf(database, categories, {
      rows: [
        { code: "wine", position: "90", name_cs: "Víno", name_sk: "Víno", name_en: "Wine" },
        { code: "wine/red", position: "91", name_cs: "Červené", name_sk: "Červené", name_en: "Red" },
      ],
      query: `select * from category where code like 'wine%' order by code`,
    });
    expect(kept).toMatchObject([
      { code: "wine", parent_code: null, position: 90, names: { cs: "Víno", sk: "Víno", en: "Wine" } },
      { code: "wine/red", parent_code: "wine", position: 91 },
    ]);
    expect(kept).toHaveLength(2);
  });

  test("empties: weights become grams, deposits minor units of both markets", async () => {
    const kept = await keptOf(database, empties, {
      rows: [
        {
          code: "CR12",
          position: "50",
          name_cs: "Přepravka 12",
          name_sk: "Prepravka 12",
          name_en: "Crate of 12",
          deposit_czk: "99,50",
          deposit_eur: "4.15",
          empty_kg: "1.25",
          units_per_pallet: "40",
          volume_l: "",
          carries: "BTL05*12",
          taken_back_by: "brewery",
          in_balance: "0",
        },
      ],
      query: `select t.*, (select
       jsonb_agg(jsonb_build_array(market, currency, deposit_minor, valid_from, valid_to) order by market) from empties_deposit d where d.empties_code = t.code) as deposits from empties_type t where code = 'CR12'`,
    });
    expect(kept).toMatchObject([
      {
        code: "CR12",
        empty_grams: 1250,
        units_per_pallet: 40,
        taken_back_by: "brewery",
        is_in_balance: false,
        position: 50,
        millilitres: null,
        carries_code: "BTL05",
        carries_units: 12,
        names: { cs: "Přepravka 12", sk: "Prepravka 12", en: "Crate of 12" },
        deposits: [
          ["CZ", "CZK", 9950, "2000-01-01", null],
          ["SK", "EUR", 415, "2000-01-01", null],
        ],
      },
    ]);
    expect(kept).toHaveLength(1);
  });

  test("products: decimal points and commas, deposits by kind, VAT by class, taxes by market", async () => {
    const kept = await keptOf(database, products, {
      rows: [
        {
          sku: "999001",
          ean: "2909900000012",
          ean_ea: "2909900000029",
          volume_l: "0,33",
          items_per_box: "24",
          boxes_per_layer: "9",
          layers_per_pallet: "8",
          boxes_per_pallet: "72",
          litres_per_box: "7.92",
          gross_kg_per_box: "9.125",
          pallet_gross_kg: "",
          warehouse_place: "B-7",
          deposit_cz: "BTL033*24+CR24*1",
          deposit_sk: "",
          excise_czk: "12.34",
          excise_eur: "0.5",
          sugar_tax_eur: "0.15",
          vat_cz_pct: "12",
          vat_sk_pct: "23",
          plato: "10,5",
          abv: "4.15",
          shelf_life_days: "",
          is_tank: "0",
          is_unfiltered: "1",
          age_restricted: "1",
          truck_ordering: "0",
          flags: "new,last",
          markets: "SK",
          sellable_from: "2026-12-01",
          sellable_to: "",
        },
      ],
      query: `select p.*, (select
       jsonb_agg(jsonb_build_array(market, empties_code, units) order by market, empties_code) from product_deposit d where d.sku = p.sku) as deposits, (select
       jsonb_agg(jsonb_build_array(market, vat_class) order by market) from product_vat v where v.sku = p.sku) as vat, (select
       jsonb_agg(jsonb_build_array(market, kind, currency, amount_minor) order by market, kind) from product_tax x where x.sku = p.sku) as taxes from (select to_jsonb(product) - 'search_text' as product, sku from product where sku = '999001') p`,
    });
    expect(kept).toMatchObject([
      {
        product: {
          abv: 4.15,
          ean: "2909900000012",
          sku: "999001",
          brand: "Lipovrch",
          plato: 10.5,
          is_new: true,
          cn_code: "2203 00 01",
          is_last: true,
          is_sale: false,
          is_tank: false,
          markets: ["SK"],
          ean_item: "2909900000029",
          is_bundle: false,
          sub_brand: "Lipovrch 10",
          is_special: false,
          sellable_to: null,
          package_type: "bottle",
          category_code: "beer/draught",
          is_unfiltered: true,
          items_per_box: 24,
          sellable_from: "2026-12-01",
          is_recommended: false,
          origin_country: "CZ",
          packaging_code: "B05C20",
          box_gross_grams: 9125,
          box_millilitres: 7920,
          boxes_per_layer: 9,
          shelf_life_days: null,
          boxes_per_pallet: 72,
          item_millilitres: 330,
          is_age_restricted: true,
          layers_per_pallet: 8,
          pallet_gross_grams: null,
          is_truck_package_ordering: false,
          warehouse_place: "B-7",
        },
        sku: "999001",
        deposits: [
          ["CZ", "BTL033", 24],
          ["CZ", "CR24", 1],
        ],
        vat: [
          ["CZ", "reduced"],
          ["SK", "standard"],
        ],
        taxes: [
          ["CZ", "excise", "CZK", 1234],
          ["SK", "excise", "EUR", 50],
          ["SK", "sugar", "EUR", 15],
        ],
      },
    ]);
    expect(kept).toHaveLength(1);
  });

  test("DORD-07 products: a row that does not tell where they lie leaves them there, an empty cell takes the place away", async () => {
    const { client } = database;
    const [{ warehouse_place: told = "", ...silent } = {}] = await demoRows(products);
    const place = async (row: object) => {
      await importRows(client, products, { rows: [row], today: "2026-11-20" });
      const { rows } = await client.query("select warehouse_place as place from product where sku = $1", [
        silent.sku,
      ]);
      return rows[0]?.place;
    };
    await client.query("begin");
    expect([await place(silent), await place({ ...silent, warehouse_place: null })]).toEqual([told, null]);
    expect(await place({ ...silent, warehouse_place: "C-12" })).toBe("C-12");
    await client.query("rollback");
  });

  test("bundles: items in their order, with the deposits of what they hold", async () => {
    const kept = await keptOf(database, bundles, {
      rows: [{ default_qty: "5", max_number_orderable: "6" }, {}],
      query: `select b.*, (select
       jsonb_agg(jsonb_build_array(item_sku, position, default_quantity, is_mandatory, min_quantity, max_quantity) order by position) from bundle_item i where i.bundle_sku = b.sku) as items, (select
       jsonb_agg(jsonb_build_array(market, empties_code, units) order by market, empties_code) from product_deposit d where d.sku = b.sku) as deposits from bundle b where sku = '950160'`,
    });
    expect(kept).toMatchObject([
      {
        sku: "950160",
        rule: "fixed",
        discount_percent: 8,
        max_packages: 3,
        valid_from: "2026-05-01",
        valid_to: "2026-09-15",
        min_boxes: 7,
        max_boxes: 7,
        items: [
          ["100212", 1, 5, true, 4, 6],
          ["140113", 2, 2, true, 2, 2],
        ],
        deposits: [
          ["CZ", "KEG30", 2],
          ["CZ", "KEG50", 5],
          ["SK", "KEG30", 2],
          ["SK", "KEG50", 5],
        ],
      },
    ]);
    expect(kept).toHaveLength(1);
  });

  test("product-limits: the company comes from the place", async () => {
    const kept = await keptOf(database, productLimits, {
      rows: [{ max_boxes: "7", valid_to: "" }],
      query: `select * from product_limit where ship_to_id = '500101' and sku = '130506' order by valid_from`,
    });
    expect(kept).toMatchObject([
      {
        ship_to_id: "500101",
        company_id: "C1",
        sku: "130506",
        max_boxes: 7,
        valid_from: "2026-11-01",
        valid_to: null,
      },
    ]);
    expect(kept).toHaveLength(1);
  });

  test("shortages: it takes its days from one that was valid before", async () => {
    const kept = await keptOf(database, houseShortages, {
      rows: [{ most_boxes: "3", valid_from: "2026-12-01", valid_to: "2026-12-10", reason: "Došlo sklo" }],
      query: `select * from house_shortage where sku = '130501' and kind = 'confirmation' order by valid_from`,
    });
    expect(kept).toMatchObject([
      {
        sku: "130501",
        kind: "confirmation",
        most_boxes: 20,
        reason: "Vánočního speciálu je letos málo, na objednávku dáváme nejvýše 20 přepravek",
        valid_from: "2026-11-01",
        valid_to: "2026-11-30",
      },
      {
        sku: "130501",
        kind: "confirmation",
        most_boxes: 3,
        reason: "Došlo sklo",
        valid_from: "2026-12-01",
        valid_to: "2026-12-10",
      },
      {
        sku: "130501",
        kind: "confirmation",
        most_boxes: 20,
        reason: "Vánočního speciálu je letos málo, na objednávku dáváme nejvýše 20 přepravek",
        valid_from: "2026-12-11",
        valid_to: "2026-12-31",
      },
    ]);
    expect(kept).toHaveLength(3);
  });

  test("empties-counts: a count of the same day is corrected", async () => {
    const kept = await keptOf(database, emptiesCounts, {
      rows: [{ units: "7" }],
      query: `select * from empties_count where ship_to_id = '500101' and empties_code = 'BTL05' order by counted_on`,
    });
    expect(kept).toMatchObject([
      { ship_to_id: "500101", company_id: "C1", empties_code: "BTL05", counted_on: "2026-11-07", units: 7 },
    ]);
    expect(kept).toHaveLength(1);
  });
});
