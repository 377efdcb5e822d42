import { LANGUAGES } from "@vycep/domain/market/language";
import type { Feed } from "./feed.ts";

// Each `row` says the columns of the importer of the same name, in its units.

const money = (column: string) => `it.${column} / 100.0`;
const thousands = (column: string) => `it.${column} / 1000.0`;
/** Null in a language says that it has none, as an empty cell does. */
const textsOrNull = (column: string) =>
  `jsonb_build_object(${LANGUAGES.map((language) => `'${language}', it.${column} ->> '${language}'`).join(", ")})`;
const namesOfDays = (column: string) =>
  `(select coalesce(jsonb_agg((array['Mon','Tue','Wed','Thu','Fri','Sat','Sun'])[day] order by day), '[]') from unnest(it.${column}) day)`;

const [CZ, SK] = ["'CZ'", "'SK'"] as const;

/** Of a market that SQL names: a text, or a column. */
const vatOf = (market: string) =>
  `(select rate.percent from product_vat vat join vat_rate rate using (market, vat_class)
    where vat.sku = it.sku and vat.market = ${market} and daterange(valid_from, valid_to, '[]') @> asked.today)`;
const taxOf = (market: string, kind: string) =>
  `(select amount_minor / 100.0 from product_tax tax
    where tax.sku = it.sku and tax.market = ${market} and kind = '${kind}' and daterange(valid_from, valid_to, '[]') @> asked.today)`;
const depositOf = (market: string, isBundle = "it.is_bundle") =>
  `case when ${isBundle} then 'by parts' else coalesce((
    select string_agg(empties_code || '*' || units, '+' order by empties_code) from product_deposit deposit
    where deposit.sku = it.sku and deposit.market = ${market}), '') end`;
const emptiesDepositOf = (market: string) =>
  `(select deposit_minor / 100.0 from empties_deposit deposit
    where deposit.empties_code = it.code and market = '${market}' and daterange(valid_from, valid_to, '[]') @> asked.today)`;

const products: Feed = {
  noun: "products",
  key: ["sku"],
  from: { table: "product", key: ["sku"] },
  tables: ["product", "product_vat", "product_tax", "product_deposit"],
  row: `jsonb_build_object(
      'sku', it.sku, 'ean', it.ean, 'ean_ea', it.ean_item, 'name', it.names, 'brand', it.brand, 'sub_brand', it.sub_brand,
      'category', it.category_code, 'package_type', it.package_type, 'packaging_code', it.packaging_code,
      'volume_l', ${thousands("item_millilitres")}, 'items_per_box', it.items_per_box, 'boxes_per_layer', it.boxes_per_layer,
      'layers_per_pallet', it.layers_per_pallet, 'boxes_per_pallet', it.boxes_per_pallet,
      'litres_per_box', ${thousands("box_millilitres")}, 'gross_kg_per_box', ${thousands("box_gross_grams")},
      'pallet_gross_kg', ${thousands("pallet_gross_grams")}, 'warehouse_place', it.warehouse_place,
      'deposit_cz', ${depositOf(CZ)}, 'deposit_sk', ${depositOf(SK)})
    || jsonb_build_object(
      'excise_czk', ${taxOf(CZ, "excise")}, 'excise_eur', ${taxOf(SK, "excise")}, 'sugar_tax_eur', ${taxOf(SK, "sugar")},
      'vat_cz_pct', ${vatOf(CZ)}, 'vat_sk_pct', ${vatOf(SK)}, 'cn_code', it.cn_code, 'plato', it.plato, 'abv', it.abv,
      'country_of_origin', it.origin_country, 'shelf_life_days', it.shelf_life_days, 'is_tank', it.is_tank,
      'is_unfiltered', it.is_unfiltered, 'age_restricted', it.is_age_restricted,
      'truck_ordering', it.is_truck_package_ordering,
      'flags', array_remove(array[case when it.is_new then 'new' end, case when it.is_sale then 'sale' end,
        case when it.is_recommended then 'recommended' end, case when it.is_special then 'special' end,
        case when it.is_last then 'last' end], null),
      'markets', it.markets, 'sellable_from', it.sellable_from, 'sellable_to', it.sellable_to,
      'description', ${textsOrNull("descriptions")})`,
};

/** What goods are in each market: a further one has no columns among those of the goods (OPS-17). */
const productMarkets: Feed = {
  noun: "product-markets",
  key: ["sku", "market"],
  from: { table: "product_vat", key: ["sku", "market"] },
  tables: ["product_vat", "product_tax", "product_deposit"],
  parts: ["product_tax", "product_deposit"],
  row: `jsonb_build_object('sku', it.sku, 'market', it.market, 'vat_pct', ${vatOf("it.market")},
    'deposit', ${depositOf("it.market", "(select is_bundle from product where product.sku = it.sku)")},
    'excise', ${taxOf("it.market", "excise")}, 'sugar_tax', ${taxOf("it.market", "sugar")})`,
};

const availability: Feed = {
  noun: "availability",
  key: ["sku"],
  from: { table: "product", key: ["sku"] },
  tables: ["product"],
  row: "jsonb_build_object('sku', it.sku, 'sellable_from', it.sellable_from, 'sellable_to', it.sellable_to, 'last', it.is_last)",
};

const categories: Feed = {
  noun: "categories",
  key: ["code"],
  from: { table: "category", key: ["code"] },
  tables: ["category"],
  row: "jsonb_build_object('code', it.code, 'position', it.position, 'name', it.names)",
};

const empties: Feed = {
  noun: "empties",
  key: ["code"],
  from: { table: "empties_type", key: ["code"] },
  tables: ["empties_type", "empties_deposit"],
  row: `jsonb_build_object('code', it.code, 'position', it.position, 'name', it.names,
    'deposit_czk', ${emptiesDepositOf("CZ")}, 'deposit_eur', ${emptiesDepositOf("SK")}, 'empty_kg', ${thousands("empty_grams")},
    'units_per_pallet', it.units_per_pallet, 'volume_l', ${thousands("millilitres")},
    'carries', it.carries_code || '*' || it.carries_units, 'taken_back_by', it.taken_back_by, 'in_balance', it.is_in_balance)`,
};

const emptiesDeposits: Feed = {
  noun: "empties-deposits",
  key: ["code", "market", "valid_from"],
  from: { table: "empties_deposit", key: ["empties_code", "market", "valid_from"] },
  tables: ["empties_deposit"],
  row: `jsonb_build_object('code', it.empties_code, 'market', it.market, 'deposit', ${money("deposit_minor")},
    'valid_from', it.valid_from, 'valid_to', it.valid_to)`,
};

const priceLists: Feed = {
  noun: "price-lists",
  key: ["price_list", "sku", "valid_from"],
  from: { table: "price", key: ["price_list", "sku", "valid_from"] },
  tables: ["price"],
  row: `jsonb_build_object('price_list', it.price_list, 'sku', it.sku, 'currency', it.currency,
    'base_price', ${money("base_minor")}, 'your_price', ${money("your_minor")},
    'valid_from', it.valid_from, 'valid_to', it.valid_to)`,
};

const promoLeaflets: Feed = {
  noun: "promo-leaflets",
  key: ["price_list", "sku", "valid_from"],
  from: { table: "promo_leaflet", key: ["price_list", "sku", "valid_from"] },
  tables: ["promo_leaflet"],
  row: `jsonb_build_object('price_list', it.price_list, 'sku', it.sku, 'name', it.name,
    'base_price', ${money("base_minor")}, 'your_price', ${money("your_minor")}, 'promo_price', ${money("promo_minor")},
    'percentage', it.percentage, 'valid_from', it.valid_from, 'valid_to', it.valid_to,
    'promo_price_is_inside_delivery', it.is_inside_delivery, 'long_term_discount_pct', it.long_term_discount_percent)`,
};

const productLimits: Feed = {
  noun: "product-limits",
  key: ["shipto", "sku", "valid_from"],
  from: { table: "product_limit", key: ["ship_to_id", "sku", "valid_from"] },
  tables: ["product_limit"],
  row: `jsonb_build_object('shipto', it.ship_to_id, 'sku', it.sku, 'max_boxes', it.max_boxes,
    'valid_from', it.valid_from, 'valid_to', it.valid_to)`,
};

const companies: Feed = {
  noun: "companies",
  key: ["id"],
  from: { table: "company", key: ["id"] },
  tables: ["company"],
  row: `to_jsonb(it) - array['market', 'payment_method', 'credit_limit_minor', 'version']
    || jsonb_build_object('payment', it.payment_method)`,
};

const shipTos: Feed = {
  noun: "ship-tos",
  key: ["shiptosapid"],
  from: { table: "ship_to", key: ["id"] },
  tables: ["ship_to"],
  row: `jsonb_build_object('shiptosapid', it.id, 'company', it.company_id, 'name', it.name, 'street', it.street,
    'city', it.city, 'zip', it.zip, 'country', it.country, 'type', it.types, 'status', it.status,
    'isUnfilteredEnabled', it.is_unfiltered_enabled, 'isTankEnabled', it.is_tank_enabled,
    'small_truck_allow_list', it.is_small_truck_allowed, 'days_type1', ${namesOfDays("weekdays_type1")},
    'days_pd', ${namesOfDays("weekdays_pd")}, 'days_tank', ${namesOfDays("weekdays_tank")},
    'days_unfiltered', ${namesOfDays("weekdays_unfiltered")}, 'delivery_window', it.delivery_window, 'kind', it.kind,
    'customer_type', it.customer_type, 'gln', it.gln, 'tank_litres_installed', it.tank_litres_installed)`,
};

const users: Feed = {
  noun: "users",
  key: ["uid"],
  from: { table: "app_user", key: ["uid"] },
  // A program with a key of its company's is nobody whom a system could keep.
  only: "it.status <> 'Program'",
  tables: ["app_user", "default_ship_to"],
  row: `jsonb_build_object('uid', it.uid, 'first_name', it.first_name, 'last_name', it.last_name, 'email', it.email,
    'phone', it.phone, 'company', it.company_id, 'country', it.country, 'language', it.language, 'status', it.status,
    'firstLogin', it.is_first_login, 'showTutorial', it.show_tutorial, 'userValidation', it.is_validated,
    'isKeyAccount', it.is_key_account, 'defaultShipToID', (select ship_to_id from default_ship_to chosen
      where chosen.uid = it.uid and chosen.company_id = it.company_id),
    'termsAgreed', it.terms_agreed, 'createdAt', (it.created_at at time zone 'Europe/Prague')::date)`,
};

const ediPartners: Feed = {
  noun: "edi-partners",
  key: ["gln"],
  from: { table: "edi_partner", key: ["gln"] },
  tables: ["edi_partner"],
  row: `jsonb_build_object('gln', it.gln, 'company', it.company_id, 'user', it.uid, 'our_gln', it.our_gln, 'syntax', it.syntax,
    'test', it.is_test, 'pieces', it.pieces, 'part_boxes', it.part_boxes, 'product_code', it.product_code,
    'reason_codes', coalesce((select string_agg(ours || '=' || theirs, ' ' order by ours)
      from jsonb_each_text(it.reason_codes) codes (ours, theirs)), ''))`,
};

const content: Feed = {
  noun: "content",
  key: ["kind", "key"],
  from: { table: "content", key: ["kind", "key"] },
  tables: ["content"],
  row: `jsonb_build_object('kind', it.kind, 'key', it.key, 'sort', it.sort, 'countries', it.markets,
    'new_capability', it.is_new_capability, 'title', it.titles, 'body', it.bodies, 'section', it.sections,
    'file', it.file_link, 'modified', (it.modified_at at time zone 'Europe/Prague')::date, 'valid_from', it.valid_from,
    'valid_to', it.valid_to, 'tone', it.tone, 'link', it.link, 'public', it.is_public)`,
};

/** Every noun that the brewery's systems keep, each after those that it refers to. */
export const feeds: readonly Feed[] = [
  ...[
    categories,
    empties,
    emptiesDeposits,
    products,
    productMarkets,
    availability,
    priceLists,
    promoLeaflets,
  ],
  ...[companies, shipTos, productLimits, users, ediPartners, content],
];
