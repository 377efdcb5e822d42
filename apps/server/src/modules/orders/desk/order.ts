import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskOrder } from "../../../platform/desk/desk-graphql.gen.ts";
import { readPage } from "../../../platform/list/read-list.ts";
import { accountsByUid } from "../../users/users.facts.ts";
import { linesOfOrders } from "../order-parts.repo.ts";
import { deskOrderList } from "./desk-order-list.repo.ts";
import { rowOf } from "./orders.ts";

/** One order with its lines; one that is not theirs to see is as unknown as a missing one (DORD-02). */
export async function order({ db }: Deps, context: DeskContext, number: string): Promise<DeskOrder | null> {
  const { reach } = await context.staff();
  const companiesInReach = reach === "everything" ? undefined : [...reach];
  const list = deskOrderList({ number, companiesInReach }, { sort: "created", isAscending: false });
  const {
    items: [found],
  } = await readPage(db, list, { limit: 1 });
  if (!found) return null;
  const lines = await linesOfOrders(db, [number]);
  const [person] = found.orderedBy === null ? [] : await accountsByUid(db, [found.orderedBy]);
  return {
    row: rowOf(found),
    orderedBy: person ? `${person.first_name} ${person.last_name}` : null,
    customerOrderNumber: found.customerOrderNumber,
    noteForDriver: found.noteForDriver,
    lines: lines.map(({ lineNo, sku, names, ordered, confirmed, delivered, invoiced, ...line }) => ({
      ...{ lineNo, sku, ordered, confirmed, delivered, invoiced },
      name: names[context.language],
      changeReason: line.changeReason,
      unitPriceMinor: line.unitPriceMinor,
      netMinor: line.netMinor,
    })),
  };
}
