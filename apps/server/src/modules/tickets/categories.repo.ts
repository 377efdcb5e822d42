import type { Category, Subcategory } from "@vycep/contract/tickets/tickets.rest";
import type { Language } from "@vycep/domain/market/language";
import { sql } from "kysely";
import type { Db } from "../../platform/db.ts";

/** What tickets may be about, in a language and in the brewery's order. */
export async function findCategories(db: Db, language: Language): Promise<readonly Category[]> {
  const { rows } = await sql<Category>`
    select id, text_in(names, ${language}) as name from ticket_category where parent_id is null
    order by sort, id`.execute(db);
  return rows;
}

/** The subcategories of one category, or all of them. */
export async function findSubcategories(
  db: Db,
  language: Language,
  categoryId: string | null,
): Promise<readonly Subcategory[]> {
  const { rows } = await sql<Subcategory>`
    select sub.id, text_in(sub.names, ${language}) as name, sub.parent_id as "categoryId"
    from ticket_category sub join ticket_category category on category.id = sub.parent_id
    where ${categoryId}::text is null or sub.parent_id = ${categoryId}
    order by category.sort, category.id, sub.sort, sub.id`.execute(db);
  return rows;
}
