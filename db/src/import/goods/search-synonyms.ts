import { z } from "zod";
import { shaped } from "../reading/columns.ts";
import { importer } from "../reading/importer.ts";
import { upsertRows } from "../reading/save-rows.ts";

const columns = z.object({
  term: shaped(/^[A-Za-z0-9][A-Za-z0-9 -]{0,39}$/),
  language: shaped(/^[a-z]{2}$/),
  word: shaped(/^\S{1,40}$/),
});

/** What customers call the same thing by; a term may be a package type. A term in the file has its words and no others. */
export const searchSynonyms = importer(columns, {
  kind: "search-synonyms",
  file: "search_synonyms.csv",
  key: ["term", "language", "word"],
  rules: [],
  save: async (tx, rows) => {
    const values = rows.map(({ row: { term, language, word } }) => ({ term, language, word }));
    await tx.query(
      `delete from search_synonym known where term in (select term from jsonb_to_recordset($1) as kept(term text))
        and not exists (select from jsonb_to_recordset($1) as kept(term text, language text, word text)
          where kept.term = known.term and kept.language = known.language and kept.word = known.word)`,
      [JSON.stringify(values)],
    );
    await upsertRows(tx, { table: "search_synonym", key: ["term", "language", "word"] }, values);
  },
});
