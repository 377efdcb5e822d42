import type { ClientBase } from "pg";
import { inTransaction } from "./connection.ts";

/**
 * Gives each language its alphabet and the order of the goods by it, where they are not there yet: a further language
 * is an entry in the list of languages and no migration (decision 0130). Czech puts ch after h, Slovak knows ä and ô;
 * "Ležák 2" stands before "Ležák 10".
 */
export async function learnLanguages(client: ClientBase, languages: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ language: string }>(
    `select language from unnest($1::text[]) language
     where to_regcollation(language || '_alphabet') is null or to_regclass('product_name_' || language) is null`,
    [languages],
  );
  if (rows.length === 0) return;
  await inTransaction(client, async () => {
    for (const { language } of rows) {
      if (!/^[a-z]{2}$/.test(language)) throw new Error(`"${language}" is no language of two letters`);
      await client.query(`
        create collation if not exists ${language}_alphabet (provider = icu, locale = '${language}-u-kn-true');
        create index if not exists product_name_${language}
          on product ((text_in(names, '${language}') collate ${language}_alphabet), sku)`);
    }
  });
}
