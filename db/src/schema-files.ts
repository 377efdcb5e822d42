import { readFile } from "node:fs/promises";

const schemaDirectory = new URL("../schema/", import.meta.url);

/** The nouns of `db/schema`, each after those that it refers to. */
export const schemaNouns = [
  "kernel",
  "market",
  "catalog",
  "pricing",
  "ship-to",
  "house-shortages",
  "empties",
  "access",
  "staff",
  "calls",
  "api-keys",
  "factors",
  "capacity",
  "calendar",
  "cart",
  "saved-orders",
  "orders",
  "reporting",
  "product-limits",
  "cellar",
  "bundles",
  "suggestions",
  "invoices",
  "files",
  "content",
  "documents",
  "document-packages",
  "contracts",
  "tickets",
  "webhooks",
  "claims",
  "notices",
  "marketing",
  "push",
  "favourites",
  "rules",
  "events",
  "mail",
  "profile",
  "academy",
  "edi",
  "punch-out",
  "master-data",
  "imports",
  "deliveries",
  "exports",
  "bulk",
] as const;

/** Today's whole schema as one text of SQL. */
export async function readSchema(): Promise<string> {
  const files = schemaNouns.map((noun) => readFile(new URL(`${noun}.sql`, schemaDirectory), "utf8"));
  return (await Promise.all(files)).join("\n");
}
