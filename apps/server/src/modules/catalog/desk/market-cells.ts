import { readRows } from "@vycep/db/changes/change-feed";
import { feeds } from "@vycep/db/changes/feeds";
import { products } from "@vycep/db/import/goods/products";
import { importRows } from "@vycep/db/import/import-rows";
import { productMarkets as importer } from "@vycep/db/import/markets/product-markets";
import type { RowError } from "@vycep/db/import/reading/row-error";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { currencyOf, type Market, marketCodes } from "@vycep/domain/market/market";
import type { Tx } from "../../../platform/db.ts";
import { sqlOf } from "../../../platform/sql-of.ts";

type ProductCells = Readonly<Record<string, string>>;

const feed = feeds.find(({ noun }) => noun === importer.kind);

const columns = importer.reading.columns.filter((name) => name !== "sku" && name !== "market");

/** Markets of which a row of the goods says nothing: VAT, deposits and taxes there are rows of their own (OPS-17). */
function furtherMarkets(): readonly Market[] {
  return marketCodes().filter(
    (market) => !products.reading.columns.includes(`vat_${market.toLowerCase()}_pct`),
  );
}

/** `PL.vat_pct`: what is said of a product in a further market is a field like any other. */
const fieldIn = (market: Market, column: string) => `${market}.${column}`;

/** Every field of the further markets, with the unit that its amounts have there. */
export function marketFields(): readonly { readonly name: string; readonly unit: string }[] {
  return furtherMarkets().flatMap((market) =>
    importer.reading.described
      .filter(({ name }) => columns.includes(name))
      .map(({ name, unit }) => ({
        name: fieldIn(market, name),
        unit: unit === "currency of the market" ? currencyOf(market) : unit,
      })),
  );
}

/** What is said of these products in the further markets now, by their numbers; nothing is an empty cell. */
export async function cellsInMarkets(
  tx: Tx,
  { skus, today }: { readonly skus: readonly string[]; readonly today: LocalDate },
): Promise<(sku: string) => ProductCells> {
  const markets = furtherMarkets();
  if (feed === undefined) throw new Error("goods of markets have no feed");
  const keyOf = (sku: string, market: Market) => JSON.stringify([sku, market]);
  const keys = skus.flatMap((sku) => markets.map((market) => keyOf(sku, market)));
  const rows = await readRows(sqlOf(tx), feed, { keys, today });
  return (sku) =>
    Object.fromEntries(
      markets.flatMap((market) => {
        const row = rows.get(keyOf(sku, market)) ?? {};
        return columns.map((name) => [fieldIn(market, name), String(row[name] ?? "")] as const);
      }),
    );
}

/** Saves what is said of a product in the further markets where something is, by the importer of files and calls. */
export async function saveInMarkets(
  tx: Tx,
  { sku, before, now, today }: SavedInMarkets,
): Promise<readonly RowError[]> {
  const faults: RowError[] = [];
  for (const market of furtherMarkets()) {
    const names = columns.map((name) => [name, fieldIn(market, name)] as const);
    const isSaid = names.some(([, field]) => (before[field] ?? "") !== "" || (now[field] ?? "") !== "");
    const isChanged = names.some(([, field]) => (before[field] ?? "") !== (now[field] ?? ""));
    if (!isSaid || !isChanged) continue;
    const row = {
      sku,
      market,
      ...Object.fromEntries(names.map(([name, field]) => [name, now[field] ?? ""])),
    };
    const refused = await importRows(sqlOf(tx), importer, { rows: [row], today });
    faults.push(...refused.map((fault) => ({ ...fault, column: fieldIn(market, fault.column) })));
  }
  return faults;
}

type SavedInMarkets = {
  readonly sku: string;
  readonly before: ProductCells;
  readonly now: ProductCells;
  readonly today: LocalDate;
};
