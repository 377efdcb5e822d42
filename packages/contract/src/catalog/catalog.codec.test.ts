import { type Sku, toId } from "@vycep/domain/kernel/ids";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import { NO_PROMO } from "@vycep/domain/pricing/promo-price";
import { describe, expect, it } from "vitest";
import { type CatalogProduct, encodeProduct, type ProductOffer, volumeInWords } from "./catalog.codec.ts";

const crate: CatalogProduct = {
  sku: toId<Sku>("100201"),
  names: { cs: "Ležák", sk: "Ležiak", en: "Lager" },
  packaging: { itemsPerBox: 20, boxesPerLayer: 8, layersPerPallet: 5, boxesPerPallet: 40 },
  grossGramsPerBox: 19_640,
  millilitresPerBox: 10_000,
  packageType: "bottle",
  isTank: false,
  isUnfiltered: false,
  truckOrdering: true,
  sellableFrom: null,
  sellableTo: null,
  markets: ["CZ"],
  vatPct: 21,
  deposits: [
    {
      code: "BTL05",
      unitsPerBox: 20,
      depositMinor: toMinor(300),
      names: { cs: "Lahev", sk: "Fľaša", en: "Bottle" },
    },
  ],
  ean: "2901002011019",
  eanItem: "2901002010012",
  brand: "Lipovrch",
  subBrand: "Lipovrch 11",
  category: { code: "beer/lager", names: { cs: "Ležáky", sk: "Ležiaky", en: "Lagers" } },
  packagingCode: "B05C20",
  itemMillilitres: 500,
  palletGrossGrams: 809_000,
  plato: 11,
  abv: 4.7,
  originCountry: "CZ",
  shelfLifeDays: 180,
  isBundle: false,
  isAgeRestricted: true,
  photos: [],
  flags: { isNew: true, isSale: false, isRecommended: false, isSpecial: false, isLast: false },
  price: {
    baseMinor: toMinor(26_000),
    yourMinor: toMinor(24_700),
    validFrom: toLocalDate("2026-01-01"),
    validTo: null,
  },
  leaflet: undefined,
};

const offer: ProductOffer = {
  currency: "CZK",
  promo: NO_PROMO,
  unitMinor: toMinor(24_700),
  notSellable: undefined,
  units: ["packages", "pallets"],
};

describe("a product on the wire (CATALOG-02, CATALOG-04, CATALOG-05)", () => {
  it("money is whole currency, weight kilograms to the gram, pallets count boxes (D09)", () => {
    expect(encodeProduct(crate, offer, "cs")).toMatchObject({
      __typename: "SimpleProduct",
      uid: "MTAwMjAx",
      url_key: "100201",
      name: "Ležák",
      your_price: 247,
      your_price_tax: 298.87,
      currency: "CZK",
      weight: 19.64,
      pallet_weight: 809,
      volume: 0.5,
      volume_fe: "0,5\u00a0l",
      litres_per_box: 10,
      number_of_items_in_box: 20,
      number_of_products_on_layer: 8,
      number_of_items_on_pallet: 40,
      number_of_layers_per_pallet: 5,
      product_new: 1,
      product_last: 0,
      material_type: "glass",
      returnable_package: 1,
      multi_deposit: [{ packaging_code: "BTL05", number_of_units: 20, deposit: 3, total: 60 }],
      cart_fields: { packaging_cart: true, layer_cart: false, pallets_cart: true },
      saleability: { sellable: true, reason: null, next_date: null },
      price_range: {
        minimum_price: { discount: { amount_off: 13, percent_off: 5 } },
        maximum_price: { discount: { amount_off: 13, percent_off: 5 } },
      },
    });
  });

  it("CATALOG-03 a beer has type, origin, alcohol and shelf life; what is no beer has no beer type (OP-141)", () => {
    expect(
      encodeProduct({ ...crate, originCountry: "CZ", abv: 4.6, shelfLifeDays: 180 }, offer, "sk"),
    ).toMatchObject({
      beer_type: "Ležiaky",
      origin: "CZ",
      alcohol_strength: 4.6,
      shelf_life: 180,
    });
    const glass = { code: "pos-material/glassware", names: { cs: "Sklo", sk: "Sklo", en: "Glassware" } };
    expect(encodeProduct({ ...crate, category: glass }, offer, "cs").beer_type).toBeNull();
  });

  it("without a price everything of money is null, and the product still an answer", () => {
    const answer = encodeProduct(
      { ...crate, price: undefined },
      {
        ...offer,
        currency: null,
        unitMinor: null,
        notSellable: { reason: "no-price", nextDate: null },
        units: [],
      },
      "en",
    );
    expect(answer).toMatchObject({
      your_price: null,
      your_price_tax: null,
      promo_price_leaflet: null,
      stock_status: "OUT_OF_STOCK",
      price_range: { minimum_price: { final_price: { value: null, currency: null }, discount: null } },
    });
  });

  it("PROMO-03 a leaflet that does not apply has noughts and nulls, one that does its numbers (PROMO-01)", () => {
    const leaflet = {
      name: "Ležák měsíce",
      promoMinor: toMinor(21_736),
      percentage: 12,
      longTermDiscountPct: 3,
      isInsideDelivery: true,
      validFrom: toLocalDate("2026-11-01"),
      validTo: toLocalDate("2026-11-30"),
    };
    const product = { ...crate, leaflet };
    const silent = encodeProduct(product, offer, "cs").promo_price_leaflet;
    expect(silent).toMatchObject({ promo_price: 0, percentage: 0, promo_price_valid_from: null });
    const { name: _name, isInsideDelivery: _inside, ...promo } = leaflet;
    const loud = encodeProduct(product, { ...offer, promo: { applies: true, ...promo } }, "cs");
    expect(loud.promo).toBe(1);
    expect(loud.promo_price_leaflet).toMatchObject({
      promo_price: 217.36,
      percentage: 12,
      long_term_discount: 7.8,
      base_price: 260,
      base_price_vat: 314.6,
      promo_price_valid_to: "2026-11-30",
    });
  });

  it("volumes in English have a dot, as the names of goods beside them", () => {
    expect([500, 330, 50_000].map((millilitres) => volumeInWords(millilitres, "en"))).toEqual([
      "0.5\u00a0l",
      "0.33\u00a0l",
      "50\u00a0l",
    ]);
  });
});
