import { sql } from "kysely";

/** Of right `r`: a company that closed its places to somebody who serves others, too, closed only its own (D47). */
export const isOpenRight = sql`not exists (
  select from company_standing s where s.uid = r.uid and s.company_id = r.company_id and s.status <> 'Active')`;
