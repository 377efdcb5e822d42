import { feeds } from "../changes/feeds.ts";
import { type FileRows, isPerson } from "./file-source.ts";
import { papersOfTrade } from "./papers-of-trade.ts";

const texts = (name: string, column: string) =>
  `coalesce((select jsonb_object_agg('${name}_' || language, text) from jsonb_each(it.${column}) of (language, text)), '{}')`;
const clock = (column: string) => `to_char(it.${column} at time zone 'Europe/Prague', 'YYYY-MM-DD HH24:MI')`;

const currencies: FileRows = {
  kind: "currencies",
  from: "currency",
  order: ["code"],
  row: `to_jsonb(it) || jsonb_build_object('cash_steps', (
    select coalesce(string_agg(format('%s:%s', step ->> 'from', to_char((step ->> 'minor')::int / 100.0, 'FM999990.00')), ' '
      order by step ->> 'from'), '') from jsonb_array_elements(it.cash_steps) step))`,
};

const markets: FileRows = {
  kind: "markets",
  from: "market",
  order: ["position", "code"],
  row: `to_jsonb(it) || ${texts("name", "names")}`,
};

const countries: FileRows = { kind: "countries", from: "country", order: ["code"], row: "to_jsonb(it)" };

const holidays: FileRows = {
  kind: "holidays",
  from: "holiday",
  order: ["country", "day"],
  row: `jsonb_build_object('country', it.country, 'date', it.day, 'name', it.name, 'type', it.type, 'day_off', it.day_off,
    'shops', it.shops) || ${texts("name", "names")}`,
};

const vatRates: FileRows = {
  kind: "vat-rates",
  from: "vat_rate",
  order: ["market", "vat_class", "valid_from"],
  row: "to_jsonb(it)",
};

const portalConfig: FileRows = {
  kind: "portal-config",
  from: "portal_config",
  order: ["market", "key", "valid_from"],
  row: "to_jsonb(it) || jsonb_build_object('value', it.value::text)",
};

const searchSynonyms: FileRows = {
  kind: "search-synonyms",
  from: "search_synonym",
  order: ["term", "language", "word"],
  row: "to_jsonb(it)",
};

const bundles: FileRows = {
  kind: "bundles",
  from: `(select part.*, whole.rule, whole.discount_percent, whole.max_packages, whole.min_boxes, whole.max_boxes,
    whole.valid_from, whole.valid_to from bundle_item part join bundle whole on whole.sku = part.bundle_sku)`,
  order: ["bundle_sku", "position"],
  row: `jsonb_build_object('bundle_sku', it.bundle_sku, 'rule', it.rule, 'discount_pct', it.discount_percent,
    'validity_from', it.valid_from, 'validity_to', it.valid_to, 'max_number_of_packages', it.max_packages,
    'min_units_required', it.min_boxes, 'max_number_of_items_in_package', it.max_boxes, 'item_sku', it.item_sku,
    'default_qty', it.default_quantity, 'is_mandatory', it.is_mandatory, 'min_number_orderable', it.min_quantity,
    'max_number_orderable', it.max_quantity)`,
};

/** The file knows no days: what holds today. */
const capacityRules: FileRows = {
  kind: "capacity-rules",
  from: "capacity_rule",
  order: ["market", "customer_type", "delivery_method"],
  where: "daterange(it.valid_from, it.valid_to, '[]') @> asked.today",
  row: `jsonb_build_object('market', it.market, 'customer_type', it.customer_type, 'method', it.delivery_method,
    'iMinimumOrderPallet', it.min_pallets, 'iMaximumOrderPallet', it.max_pallets,
    'iMinimumOrderWeight_kg', it.min_grams / 1000.0, 'iMaximumOrderWeight_kg', it.max_grams / 1000.0,
    'iMaximumOrderCash', it.min_order_value_minor / 100.0, 'iMinLitersTank', it.min_litres, 'iMaxLitersTank', it.max_litres,
    'note', it.note)`,
};

const shortages: FileRows = {
  kind: "shortages",
  from: "house_shortage",
  order: ["sku", "kind", "valid_from"],
  row: "to_jsonb(it)",
};

const emptiesCounts: FileRows = {
  kind: "empties-counts",
  from: "empties_count",
  order: ["ship_to_id", "empties_code", "counted_on"],
  row: `jsonb_build_object('shipto', it.ship_to_id, 'empties_code', it.empties_code, 'counted_on', it.counted_on, 'units', it.units)`,
};

const deliveryExceptions: FileRows = {
  kind: "delivery-exceptions",
  from: "delivery_exception",
  order: ["ship_to_id", "kind", "original_date"],
  where: "it.type_of_change in ('moved', 'cancelled')",
  row: `jsonb_build_object('shipto', it.ship_to_id, 'kind', it.kind, 'typeOfChange', it.type_of_change,
    'originalDate', it.original_date, 'originalHours', it.original_hours, 'scheduledDate', it.scheduled_date,
    'scheduledHour', it.scheduled_hours, 'orderBy', it.order_by_date || ' ' || it.order_by_time)`,
};

const rolePermissions: FileRows = {
  kind: "role-permissions",
  from: "role",
  order: ["id"],
  row: `jsonb_build_object('role', it.name, 'roleid', it.id) || coalesce((
    select jsonb_object_agg(permission, case mark when 'not_allowed' then 'not allowed' when 'optional_on' then 'optional (on)'
      when 'optional_off' then 'optional (off)' else mark end)
    from role_permission marked where marked.role_id = it.id), '{}')`,
};

const permissionSchema: FileRows = {
  kind: "permission-schema",
  from: "ship_to_role",
  order: ["uid", "ship_to_id"],
  where: isPerson("it.uid"),
  row: `jsonb_build_object('uid', it.uid, 'shipToId', it.ship_to_id, 'companyId', it.company_id, 'customerType', it.customer_type,
    'rolename', it.role_name, 'roleid', it.role_id, 'permissions', it.permissions)`,
};

const sellers: FileRows = {
  kind: "sellers",
  from: "seller",
  order: ["market", "valid_from"],
  row: "to_jsonb(it)",
};

const billingPeriods: FileRows = {
  kind: "billing-periods",
  from: "billing_period",
  order: ["company_id", "valid_from"],
  row: "to_jsonb(it) || jsonb_build_object('company', it.company_id)",
};

const contracts: FileRows = {
  kind: "contracts",
  from: "contract",
  order: ["number"],
  row: "to_jsonb(it) || jsonb_build_object('company', it.company_id, 'name', it.names, 'text', it.bodies)",
};

const claimTerms: FileRows = {
  kind: "claim-terms",
  from: "claim_term",
  order: ["contract_number", "valid_from"],
  // What was agreed with a company besides its contracts has no column.
  where: "(it.contract_number is not null or it.company_id is null)",
  row: "to_jsonb(it) || jsonb_build_object('contract', it.contract_number)",
};

const contractTerms: FileRows = {
  kind: "contract-terms",
  from: "contract_term",
  order: ["contract_number", "valid_from"],
  row: "to_jsonb(it) || jsonb_build_object('contract', it.contract_number)",
};

/** Those that are the parent of others come first. */
const ticketCategories: FileRows = {
  kind: "ticket-categories",
  from: "ticket_category",
  order: ["parent_id nulls first", "id"],
  row: "jsonb_build_object('id', it.id, 'parent', it.parent_id, 'sort', it.sort, 'name', it.names)",
};

const favourites: FileRows = {
  kind: "favourites",
  // Those of another company than the person's own have no column.
  from: `(select item.*, list.uid from wishlist_item item join wishlist list on list.id = item.wishlist_id
    join app_user person on person.uid = list.uid and person.company_id is not distinct from list.company_id)`,
  order: ["uid", "sku"],
  row: `jsonb_build_object('uid', it.uid, 'sku', it.sku, 'name', it.name, 'added', (it.added_at at time zone 'UTC')::date)`,
};

const announcements: FileRows = {
  kind: "announcements",
  from: "announcement",
  order: ["key"],
  row: `jsonb_build_object('key', it.key, 'severity', it.severity, 'audience', it.audience, 'audience_ids', it.audience_ids,
    'from', ${clock("starts_at")}, 'to', ${clock("ends_at")}, 'title', it.titles, 'body', it.bodies, 'link', it.link)`,
};

/** A company's key acts as somebody who is no person: no file brings one. Of deposits a file brings no past. */
const told: Readonly<Record<string, string>> = {
  users: "it.status <> 'Program'",
  "empties-deposits": "(it.valid_to is null or it.valid_to >= asked.today)",
};

/** What an importer and a feed of changes say alike. */
const fed: readonly FileRows[] = feeds.map(({ noun, from, row }) => {
  const where = told[noun];
  return { kind: noun, from: from.table, order: from.key, row, ...(where === undefined ? {} : { where }) };
});

/** Every file that an importer reads, in no order; a place's weekdays stand in its own row. */
export const fileRows: readonly FileRows[] = [
  ...fed,
  ...[currencies, markets, countries],
  ...[holidays, vatRates, portalConfig, searchSynonyms, bundles, capacityRules, shortages, emptiesCounts],
  ...[deliveryExceptions, rolePermissions, permissionSchema, sellers, billingPeriods],
  ...[contracts, claimTerms, contractTerms, ticketCategories, favourites, announcements],
  ...papersOfTrade,
];

/** Importers without a file of their own, and which other one says it all. */
export const SAID_ELSEWHERE: Readonly<Record<string, string>> = { "delivery-calendars": "ship-tos" };
