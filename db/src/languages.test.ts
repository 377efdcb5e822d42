import { LANGUAGES } from "@vycep/domain/market/language";
import { describe, expect, test } from "vitest";
import { learnLanguages } from "./languages.ts";
import { useDemo } from "./testing/use-database.ts";

const database = useDemo("2026-11-20");

const names = ["Čaj", "Chmel 10", "Chmel 2", "Hora", "Cider", "Šum", "Äb", "Ôd", "Ovoc"];
/** Names as a language's alphabet sorts them. */
async function sorted(language: string): Promise<readonly string[]> {
  const { rows } = await database.client.query<{ name: string }>(
    `select name from unnest($1::text[]) name order by name collate ${language}_alphabet`,
    [names],
  );
  return rows.map(({ name }) => name);
}

/** How the first page by name is found. */
async function planIn(language: string): Promise<string> {
  const { rows } = await database.client.query<{ "QUERY PLAN": string }>(
    `explain select sku from product
     order by text_in(names, '${language}') collate ${language}_alphabet, sku limit 25`,
  );
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}

describe("a language", () => {
  test("sorts by its own alphabet: Czech and Slovak put ch after h, numbers by their size", async () => {
    expect(await sorted("cs")).toEqual([
      "Äb",
      "Cider",
      "Čaj",
      "Hora",
      "Chmel 2",
      "Chmel 10",
      "Ôd",
      "Ovoc",
      "Šum",
    ]);
    expect(await sorted("sk")).toEqual([
      "Äb",
      "Cider",
      "Čaj",
      "Hora",
      "Chmel 2",
      "Chmel 10",
      "Ovoc",
      "Ôd",
      "Šum",
    ]);
    expect(await sorted("en")).toEqual([
      "Äb",
      "Čaj",
      "Chmel 2",
      "Chmel 10",
      "Cider",
      "Hora",
      "Ôd",
      "Ovoc",
      "Šum",
    ]);
  });

  test.each(LANGUAGES)("%s lists the goods along an index of its own", async (language) => {
    expect(await planIn(language)).toContain(`product_name_${language}`);
  });

  test("that is new gets its alphabet and index, once", async () => {
    await learnLanguages(database.client, [...LANGUAGES, "de"]);
    expect(await sorted("de")).toEqual(await sorted("en"));
    expect(await planIn("de")).toContain("product_name_de");
    await learnLanguages(database.client, [...LANGUAGES, "de"]);
    await learnLanguages(database.client, LANGUAGES);
    expect(await planIn("de")).toContain("product_name_de");
  });

  test("without its index is sorted all the same", async () => {
    await learnLanguages(database.client, ["sv"]);
    const list = async () => {
      const { rows } = await database.client.query<{ sku: string }>(
        "select sku from product order by text_in(names, 'sv') collate sv_alphabet, sku",
      );
      return rows;
    };
    const along = await list();
    await database.client.query("drop index product_name_sv");
    expect(await planIn("sv")).not.toContain("product_name_");
    expect(await list()).toEqual(along);
  });

  test("is two letters", async () => {
    await expect(learnLanguages(database.client, ["de'; drop table product"])).rejects.toThrow("two letters");
  });
});
