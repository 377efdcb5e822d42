import { describe, expect, test } from "vitest";
import { csvOf, demoRows } from "../testing/demo-file.ts";
import { useDemo } from "../testing/use-database.ts";
import { importers } from "./importers.ts";
import type { Importer } from "./reading/importer.ts";
import { runImport } from "./run-import.ts";

const today = "2026-11-20";
const database = useDemo(today);

function byKind(kind: string): Importer<object> {
  const importer = importers.find((known) => known.kind === kind);
  if (!importer) throw new Error(`no importer for ${kind}`);
  return importer;
}

const importCsv = (kind: string, file: string | Uint8Array) =>
  runImport(database.url, byKind(kind), { bytes: Buffer.from(file), today });

/** All rows of all tables, without what PostgreSQL gives anew: each import makes another state of the range and of what was taken. */
async function contents(): Promise<string> {
  const { rows: tables } = await database.client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('range_version', 'rules_version', 'consumption_state') order by 1",
  );
  const dumps = tables.map(
    ({ name }) => `select '${name} ' || (to_jsonb(t) - 'id')::text as line from ${name} t`,
  );
  const { rows } = await database.client.query<{ digest: string }>(
    `select md5(string_agg(line, '\n' order by line)) as digest from (${dumps.join(" union all ")}) dump`,
  );
  return rows[0]?.digest ?? "";
}

describe("C17 each kind of file", () => {
  test("can be imported again and changes nothing", async () => {
    const importAll = async () => {
      for (const importer of importers) {
        const rows = await demoRows(importer);
        const result = await importCsv(importer.kind, csvOf(rows));
        expect({ ...result, file: importer.file }).toEqual({
          kind: "imported",
          rows: rows.length,
          file: importer.file,
        });
      }
    };
    await importAll();
    const before = await contents();
    await importAll();
    expect(await contents()).toBe(before);
  });

  test.each(importers.map((importer) => importer.kind))(
    "%s names every column that is missing",
    async (kind) => {
      const result = await importCsv(kind, "something\nelse\n");
      const missing = byKind(kind).reading.header.map((column) => ({
        row: 1,
        column,
        code: "missing_column",
        value: "",
      }));
      expect(result).toEqual({ kind: "refused", errors: missing });
    },
  );

  test.each(importers.map((importer) => importer.kind))("%s refuses the same row twice", async (kind) => {
    const [row] = await demoRows(byKind(kind));
    const result = await importCsv(kind, csvOf([row ?? {}, row ?? {}]));
    const codes = result.kind === "refused" ? result.errors.map((error) => `${error.row} ${error.code}`) : [];
    expect(codes).toContain("3 duplicate");
  });
});

// kind, column, a bad cell, the refusal, and the column it is shown at if it is another one
const badCells: [kind: string, column: string, value: string, code: string, shownAt?: string][] = [
  ["holidays", "date", "1.1.2026", "not_a_day"],
  ["currencies", "cash_steps", "1.00", "malformed"],
  ["currencies", "number", "3", "malformed"],
  ["markets", "currency", "PLN", "unknown_reference"],
  ["markets", "country", "SVK", "duplicate"],
  ["markets", "language", "pl", "not_allowed"],
  ["countries", "market", "DE", "unknown_reference"],
  ["countries", "market", "SK", "mismatch"],
  ["countries", "store", "SK", "duplicate"],
  ["product-markets", "vat_pct", "7", "unknown_reference"],
  ["product-markets", "deposit", "XX*1", "unknown_reference"],
  ["product-markets", "market", "DE", "unknown_reference"],
  ["empties-deposits", "market", "DE", "unknown_reference"],
  ["holidays", "country", "DE", "unknown_reference"],
  ["holidays", "day_off", "ano", "not_allowed"],
  ["vat-rates", "percent", "121", "out_of_range"],
  ["vat-rates", "valid_to", "2001-01-01", "ends_before_start"],
  ["portal-config", "value", "{", "malformed"],
  ["portal-config", "key", "secret", "not_allowed"],
  ["categories", "code", "wine/red", "unknown_reference"],
  ["categories", "name_sk", "", "missing"],
  ["empties", "deposit_czk", "3.005", "too_precise"],
  ["empties", "empty_kg", "light", "not_a_number"],
  ["empties", "carries", "twenty bottles", "malformed"],
  ["empties", "carries", "BARREL*2", "unknown_reference"],
  ["product-limits", "shipto", "999999", "unknown_reference"],
  ["product-limits", "max_boxes", "-1", "out_of_range"],
  ["shortages", "sku", "999999", "unknown_reference"],
  ["shortages", "kind", "theft", "not_allowed"],
  ["shortages", "most_boxes", "-1", "out_of_range"],
  ["shortages", "reason", "", "missing"],
  ["shortages", "valid_to", "2001-01-01", "ends_before_start"],
  ["empties-counts", "shipto", "999999", "unknown_reference"],
  ["empties-counts", "units", "-1", "out_of_range"],
  ["products", "sku", "10 01", "malformed"],
  ["products", "ean", "2901001011011", "check_digit"],
  ["products", "ean", "2901001071014", "duplicate"],
  ["products", "category", "wine", "unknown_reference"],
  ["products", "deposit_cz", "BTL05*twenty", "malformed"],
  ["products", "country_of_origin", "Itálie", "malformed"],
  ["products", "deposit_sk", "VAT20*1", "unknown_reference"],
  ["products", "vat_cz_pct", "19", "unknown_reference"],
  ["products", "boxes_per_pallet", "41", "mismatch"],
  ["products", "flags", "new,shiny", "not_allowed"],
  ["products", "markets", "", "missing"],
  ["products", "items_per_box", "0", "out_of_range"],
  ["availability", "sku", "999999", "unknown_reference"],
  ["availability", "sellable_to", "soon", "not_a_day"],
  ["availability", "last", "no", "not_allowed"],
  ["bundles", "item_sku", "999999", "unknown_reference"],
  ["bundles", "max_number_orderable", "0", "out_of_range"],
  ["bundles", "rule", "free", "not_allowed"],
  ["price-lists", "base_price", "", "missing"],
  ["price-lists", "sku", "999999", "unknown_reference"],
  ["price-lists", "currency", "EUR", "mismatch"],
  ["price-lists", "your_price", "-1", "out_of_range"],
  ["promo-leaflets", "promo_price", "9999", "out_of_range"],
  ["promo-leaflets", "price_list", "CZ-NONE", "unknown_reference"],
  ["promo-leaflets", "promo_price_is_inside_delivery", "1", "not_allowed"],
  ["capacity-rules", "iMaximumOrderPallet", "many", "not_a_number"],
  ["capacity-rules", "iMinimumOrderPallet", "7", "out_of_range", "iMaximumOrderPallet"],
  ["companies", "gln", "123", "malformed"],
  ["companies", "price_list", "CZ-NONE", "unknown_reference"],
  ["companies", "currency", "EUR", "mismatch"],
  ["companies", "sap_id", "7000002", "duplicate"],
  ["ship-tos", "company", "C9", "unknown_reference"],
  ["ship-tos", "days_pd", "Di", "not_allowed"],
  ["ship-tos", "status", "approved", "not_allowed"],
  ["delivery-calendars", "weekdays", "", "missing"],
  ["delivery-calendars", "shipto", "1", "unknown_reference"],
  ["delivery-exceptions", "scheduledDate", "", "missing"],
  ["delivery-exceptions", "orderBy", "16:00", "not_a_moment"],
  ["claim-terms", "contract", "K1999-0001", "unknown_reference"],
  ["claim-terms", "days", "366", "out_of_range"],
  ["claim-terms", "spoiled_days", "half", "not_a_number"],
  ["claim-terms", "valid_to", "1999-01-01", "ends_before_start"],
  ["role-permissions", "Catalogue", "perhaps", "not_allowed"],
  ["users", "email", "jana", "malformed"],
  ["users", "email", "Petr.Dvorak@modrahvezda.example", "duplicate"],
  ["users", "defaultShipToID", "1", "unknown_reference"],
  ["users", "status", "Asleep", "not_allowed"],
  ["permission-schema", "companyId", "C2", "mismatch"],
  ["permission-schema", "roleid", "R99", "unknown_reference"],
  ["orders", "order_number", "47", "malformed"],
  ["orders", "gross", "1.00", "mismatch"],
  ["orders", "shipto", "500101", "mismatch"],
  ["orders", "delivery_status", "LOST", "not_allowed"],
  ["order-lines", "net", "16490.01", "mismatch"],
  ["order-lines", "order_number", "4799999999", "unknown_reference"],
  ["order-lines", "boxes", "0.5", "too_precise"],
  ["order-empties-lines", "deposit_total", "1.00", "mismatch"],
  ["order-empties-lines", "empties_code", "BARREL", "unknown_reference"],
  ["invoices", "total", "0.01", "mismatch"],
  ["invoices", "due", "2020-01-01", "ends_before_start"],
  ["sellers", "ico", "123", "malformed"],
  ["billing-periods", "period", "year", "not_allowed"],
  ["edi-partners", "gln", "2909900000037", "check_digit"],
  ["edi-partners", "user", "U999", "unknown_reference"],
  ["edi-partners", "user", "U001", "mismatch"],
  ["edi-partners", "syntax", "x12", "not_allowed"],
  ["edi-partners", "reason_codes", "no-reason=AB", "not_allowed"],
  ["contracts", "company", "C9", "unknown_reference"],
  ["contracts", "valid_to", "2000-01-01", "ends_before_start"],
  ["contract-terms", "contract", "K9", "unknown_reference"],
  ["contract-terms", "valid_from", "2020-01-01", "out_of_range"],
  ["contract-terms", "bonus_percent", "101", "out_of_range"],
  ["search-synonyms", "word", "dva kusy", "malformed"],
  ["search-synonyms", "language", "Czech", "malformed"],
  ["ticket-categories", "id", "Doručení", "malformed"],
  ["ticket-categories", "parent", "nowhere", "unknown_reference"],
  ["ticket-comments", "time", "25:00", "malformed"],
  ["tickets", "title", "x".repeat(41), "too_long"],
  ["tickets", "shipto", "500201", "mismatch"],
  ["favourites", "uid", "U999", "unknown_reference"],
  ["favourites", "sku", "10 01", "malformed"],
  ["content", "countries", "PL", "unknown_reference"],
  ["announcements", "key", "New Beer", "malformed"],
  ["announcements", "severity", "grave", "not_allowed"],
  ["announcements", "audience", "market", "missing", "audience_ids"],
  ["announcements", "audience_ids", "CZ", "not_empty"],
  ["announcements", "from", "2026-11-16", "not_a_moment"],
  ["announcements", "to", "", "missing"],
  ["announcements", "to", "2001-01-01 08:00", "ends_before_start"],
  ["announcements", "link", "javascript:alert(1)", "malformed"],
];

describe("C17 a bad cell is refused with its line, column, reason and value", () => {
  test.each(badCells)("%s %s %j: %s", async (...[kind, column, value, code, shownAt = column]) => {
    const [first, ...rest] = await demoRows(byKind(kind));
    const result = await importCsv(kind, csvOf([{ ...first, [column]: value }, ...rest.slice(0, 50)]));
    expect(result).toEqual({
      kind: "refused",
      errors: expect.arrayContaining([expect.objectContaining({ code })]),
    });
    const errors = result.kind === "refused" ? result.errors.filter((error) => error.code === code) : [];
    expect(errors.map((error) => error.column)).toContain(shownAt);
  });

  test("every kind has a bad cell here", () => {
    expect(new Set(badCells.map(([kind]) => kind))).toEqual(
      new Set(importers.map((importer) => importer.kind)),
    );
  });
});
