import type { CompanyId } from "@vycep/domain/kernel/ids";
import { judgeAct } from "@vycep/domain/staff/staff-right";
import { sql } from "kysely";
import type { Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskTicketChoices } from "../../../platform/desk/desk-graphql.gen.ts";
import { workersOf } from "../../staff/staff.facts.ts";
import { categoryName } from "../ticket-in-sql.ts";

/** What tickets may be about, and to whom they can be handed over. */
export async function ticketChoices({ db }: Deps, context: DeskContext): Promise<DeskTicketChoices> {
  const { rows } = await sql<{ readonly id: string; readonly name: string }>`
    select c.id, ${categoryName(sql`c.id`, context.language)} as name
    from ticket_category c where c.parent_id is null order by c.sort, c.id`.execute(db);
  return { categories: rows, people: [...(await ticketWorkers(db))] };
}

/** Who may change tickets and can sign in; where a company is named, sees it as well (DTICK-01). */
export async function ticketWorkers(db: Deps["db"] | Tx, companyId?: CompanyId) {
  const workers = await workersOf(db);
  return workers
    .filter(({ reach }) => companyId === undefined || reach === "everything" || reach.has(companyId))
    .filter(({ rights }) => judgeAct(rights, { area: "tickets", power: "change" }).ok)
    .map(({ uid, name }) => ({ uid, name }));
}
