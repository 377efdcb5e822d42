import type { Language } from "@vycep/domain/market/language";
import { sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { shipToInSql } from "../ship-to/ship-to.facts.ts";

/** A contract to which papers may be brought. */
export type FiledContract = {
  readonly number: string;
  readonly name: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly issued: string;
  /** Its papers, by the names of their files and their hashes. */
  readonly papers: readonly { readonly name: string; readonly hash: string; readonly title: string }[];
};

/** Contracts of some numbers with the papers that they have (DDOC-01). */
export async function contractsNumbered(
  db: Db,
  { numbers, language }: { readonly numbers: readonly string[]; readonly language: Language },
): Promise<readonly FiledContract[]> {
  if (numbers.length === 0) return [];
  const { rows } = await sql<FiledContract>`
    select it.number, text_in(it.names, ${language}) as name, it.company_id as "companyId",
      ${shipToInSql.companyNameOf(sql`it.company_id`)} as "companyName", it.valid_from as issued,
      coalesce((select json_agg(json_build_object('name', p.name, 'hash', p.sha256, 'title', text_in(p.titles, ${language}))
        order by p.position) from contract_paper p where p.contract_number = it.number), '[]') as papers
    from contract it where it.number = any(${[...numbers]}::text[]) order by it.number`.execute(db);
  return rows;
}
