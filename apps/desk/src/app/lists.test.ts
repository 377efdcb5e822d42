import { expect, test } from "vitest";

/** All code of features, as text. */
const sources: Readonly<Record<string, string>> = import.meta.glob("../features/**/*.tsx", {
  ...{ query: "?raw", import: "default", eager: true },
});
const code = Object.entries(sources).filter(([path]) => !path.endsWith(".test.tsx"));
const all = code.map(([, text]) => text).join("\n");

/** The lists of the desk, by the noun under which views and columns are kept, each with the operation that answers it as a file. */
const exportOf: Readonly<Record<string, string>> = {
  ...{ orders: "orders", tickets: "tickets", audit: "auditEntries", staff: "staff", products: "products" },
  ...{ companies: "companies", "ship-tos": "shipTos", "customer-users": "customerUsers" },
  ...{ contents: "contents", materials: "materials", papers: "papers", contracts: "deskContracts" },
  ...{ bundles: "bundles", "promo-leaflets": "promoLeaflets", "product-limits": "productLimits" },
  ...{ messages: "erpMessages", imports: "dataImports", "customer-keys": "customerKeys" },
  ...{ "webhook-deliveries": "webhookDeliveries", "webhook-endpoints": "webhookEndpoints" },
};

/** Lists that are no file, and why (decision 0565). */
const noFile: Readonly<Record<string, string>> = {
  "service-keys": "the brewery's own programs, a handful",
  "price-drafts": "work that is under way; its prices are in the file of a list once they hold",
  statements: "files of the bank, which the brewery has",
  payments: "rows of such a file",
};

/** Lists without saved views, and why. */
const noViews: Readonly<Record<string, string>> = {
  ...{ staff: "a few dozen people on one page", "service-keys": "a handful on one page" },
  ...{ "price-drafts": "two tabs are all that narrows it", statements: "nothing narrows it" },
  ...{ payments: "three heaps are all that narrows them", messages: "three tabs are all that narrows them" },
  ...{ imports: "nothing narrows it", "webhook-deliveries": "three tabs are all that narrows them" },
  "webhook-endpoints": "nothing narrows them",
};

/** Tables that are parts of a record or of a setting and no lists: nobody keeps views or columns of them. */
const parts = [
  ...["brand/pairs-table", "calendar/changes-table", "calendar/holiday-table", "calendar/lead-times-screen"],
  ...["calendar/touched-table", "capacity/history-table", "capacity/rules-table", "deliveries/fleet-tables"],
  "deposits/deposits-tables",
  ...["integrations/export/exports-table", "integrations/imports/import-rows", "orders/order-lines"],
  ...[
    "orders/shortage/shortage-table",
    "prices/draft-lines-table",
    "prices/list-screen",
    "prices/lists-screen",
  ],
  ...["tickets/times/targets-screen", "tickets/times/times-kept"],
];

const namesBy = (pattern: RegExp) => [...new Set([...all.matchAll(pattern)].map(([, name = ""]) => name))];

test("each table of the desk is a list that keeps its columns, or a part of a record that says so", () => {
  const tables = code.filter(([, text]) => /<DeskTable\b/.test(text));
  expect(tables.length).toBeGreaterThan(20);
  const without = tables.filter(([, text]) => !/<DeskTable\b[^>]*?\blist=/s.test(text));
  const names = without.map(([path]) => path.replace("../features/", "").replace(".tsx", ""));
  expect(names.toSorted()).toEqual(parts.toSorted());
});

test("each list keeps views and is had as a file, or says why not", () => {
  const tables = namesBy(/<DeskTable\b[^>]*?\blist="([\w-]+)"/gs);
  const lists = new Set([...tables, ...namesBy(/<SavedViews\s+list="([\w-]+)"/g)]);
  expect([...lists].toSorted()).toEqual([...Object.keys(exportOf), ...Object.keys(noFile)].toSorted());
  const views = namesBy(/<SavedViews\s+list="([\w-]+)"/g);
  expect([...views, ...Object.keys(noViews)].toSorted()).toEqual([...lists].toSorted());
  const files = Object.values(exportOf).filter((operation) => !all.includes(`"${operation}"`));
  expect(files).toEqual([]);
});
