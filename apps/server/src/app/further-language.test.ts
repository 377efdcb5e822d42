import { spawn } from "node:child_process";
import { once } from "node:events";
import { glob, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withConnection } from "@vycep/db/connection";
import { products } from "@vycep/db/import/goods/products";
import { demoDatabase } from "@vycep/db/testing/demo-database";
import { csvOf, demoRows } from "@vycep/db/testing/demo-file";
import { LANGUAGES } from "@vycep/domain/market/language";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  apiClient,
  compiled,
  type ServerProcess,
  sources,
  startServerProcess,
} from "../testing/server-process.ts";

/**
 * Adds German to the one list of languages, as an engineer would, in whatever Node loads. Its files of words are the
 * English ones: what they say is no part of what is tested here.
 */
const adding = `
  import { registerHooks } from "node:module";
  registerHooks({ resolve(specifier, context, next) {
    const isWords = specifier.includes("/packages/words/src/") && specifier.endsWith("/de.ts");
    return next(isWords ? specifier.replace("/de.ts", "/en.ts") : specifier, context);
  }, load(url, context, next) {
    const loaded = next(url, context);
    if (!url.endsWith("/domain/src/market/languages.ts")) return loaded;
    const source = String(loaded.source).replace(
      'en: { name', 'de: { name: "Deutsch", locale: "de-DE", isRequired: false },\\n  en: { name');
    return { ...loaded, source };
  } });`;
const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(adding)}` };

/** Ä stands with A, ö with o and 2 before 10: no order of bytes gives this one. */
const german = new Map([
  ["100101", "Äbtissin 10"],
  ["100201", "Äbtissin 2"],
  ["100107", "Abtei"],
  ["100112", "Zwickl"],
  ["100202", "Österreicher Lager"],
]);

const listQuery = `query ($search: String, $page: Int) { products(
  search: $search, filter: {}, sort: { catalog_product_name: ASC }, pageSize: 100, currentPage: $page) {
  items { sku name } } }`;
type Listed = { readonly products: { readonly items: readonly { sku: string; name: string }[] } };

let database: Awaited<ReturnType<typeof demoDatabase>>;
let folder: string;
let server: ServerProcess;
let ask: Awaited<ReturnType<typeof apiClient>>;

/** The goods by name as a language sorts them, all pages of them. */
async function listIn(lang: string, search?: string): Promise<Listed["products"]["items"]> {
  const ofPage = async (page: number) => {
    const { products: found } = await ask<Listed>(listQuery, { search, page }, { headers: { lang } });
    return found.items;
  };
  return search === undefined ? [...(await ofPage(1)), ...(await ofPage(2))] : ofPage(1);
}

beforeAll(async () => {
  database = await demoDatabase("2026-11-23");
  folder = await mkdtemp(join(tmpdir(), "vycep-language-"));
  const rows = await demoRows(products);
  await importRows(rows.map((row) => ({ ...row, name_de: german.get(row.sku ?? "") ?? "" })));
  server = await startServerProcess(database.databaseUrl, env, sources);
  ask = await apiClient(server, "jana.novotna@modrahvezda.example");
}, 120_000);
afterAll(async () => {
  await server.kill();
  await database.drop();
  await rm(folder, { recursive: true });
});

async function importRows(rows: readonly Record<string, string>[]): Promise<void> {
  const file = join(folder, "products.csv");
  await writeFile(file, csvOf(rows));
  const entry = join(import.meta.dirname, "../../../../tools/import.ts");
  const child = spawn(process.execPath, [entry, "products", file], {
    env: { ...compiled(), ...env, DATABASE_URL: database.databaseUrl, VYCEP_CLOCK: "2026-11-23T09:00:00" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  expect(await once(child, "exit")).toEqual([0, null]);
}

describe("a further language is an entry in the list of languages", () => {
  it("LANG-01 is answered, and sorted by its own alphabet", async () => {
    const names = (await listIn("de")).map(({ name }) => name);
    const own = names.filter((name) => [...german.values()].includes(name));
    expect(own).toEqual(["Abtei", "Äbtissin 2", "Äbtissin 10", "Österreicher Lager", "Zwickl"]);
    expect(names).toEqual(names.toSorted(new Intl.Collator("de", { numeric: true }).compare));
  });

  it("LANG-05 goods without a name in it are called as in the fallback", async () => {
    const english = new Map((await listIn("en")).map(({ sku, name }) => [sku, name]));
    const lacking = (await listIn("de")).filter(({ sku }) => !german.has(sku));
    expect(lacking.length).toBeGreaterThan(50);
    for (const { sku, name } of lacking) expect(name).toBe(english.get(sku));
  });

  it("C25 is searched, without its diacritics too", async () => {
    expect(await listIn("de", "osterreicher")).toEqual([{ sku: "100202", name: "Österreicher Lager" }]);
  });

  it("C17 a file without its column leaves its names as they are, an empty cell takes one away", async () => {
    const nameOf = async (sku: string) => (await listIn("de")).find((item) => item.sku === sku)?.name;
    const rows = await demoRows(products);
    await importRows(rows);
    expect(await nameOf("100112")).toBe("Zwickl");
    await importRows(rows.flatMap((row) => (row.sku === "100112" ? [{ ...row, name_de: "" }] : [])));
    const english = (await listIn("en")).find(({ sku }) => sku === "100112");
    expect(await nameOf("100112")).toBe(english?.name);
    expect(await nameOf("100107")).toBe("Abtei");
  });

  it("has an index for its alphabet, which the import made", async () => {
    const { rows } = await withConnection(database.databaseUrl, (client) =>
      client.query<{ indexname: string }>(
        "select indexname from pg_indexes where indexname like 'product_name_%' order by 1",
      ),
    );
    expect(rows.map(({ indexname }) => indexname)).toContain("product_name_de");
  });
});

describe("a further language is one more file of words for each noun", () => {
  const words = join(import.meta.dirname, "../../../../packages/words/src");

  it("LANG-01 none of what speaks them holds words of its own", async () => {
    const speaking = glob(["engine/*.ts", "nouns.ts", "*/answers.ts"], { cwd: words });
    const naming: string[] = [];
    for await (const file of speaking) {
      if (file.endsWith(".test.ts")) continue;
      if (namesLanguage(await readFile(join(words, file), "utf8"))) naming.push(file);
    }
    expect(naming).toEqual([]);
  });

  it.each(['  sk: { name: ["pondelok"] },', '  "en": english,', 'if (language === "cs") return "po";'])(
    "sees %s",
    (source) => expect(namesLanguage(source)).toBe(true),
  );

  /** Is there a key or a text of code that is the name of a language? */
  function namesLanguage(source: string): boolean {
    const code = source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
    return LANGUAGES.some((language) => new RegExp(`"${language}"|\\b${language}:`).test(code));
  }
});
