import { type ShipToId, toId } from "@vycep/domain/kernel/ids";
import { offeredMethods } from "@vycep/domain/transport/offer";
import type { DeskContext, Staff } from "../../../platform/desk/desk-context.ts";
import type { DeskShipTo } from "../../../platform/desk/desk-graphql.gen.ts";
import { readPage } from "../../../platform/list/read-list.ts";
import { shipToById } from "../ship-to.facts.ts";
import { customerChange } from "./customer-change.ts";
import { type CustomerDeskDeps, companiesInReach } from "./customer-desk.deps.ts";
import { shipToParts } from "./customer-record.repo.ts";
import { deskShipToList } from "./desk-ship-to-list.repo.ts";
import { shipToRowOf } from "./ship-tos.ts";

/** One place with its company, in three statements; one that is not theirs to see is as unknown as a missing one (DCUST-02). */
export async function shipTo(
  deps: CustomerDeskDeps,
  context: DeskContext,
  id: string,
): Promise<DeskShipTo | null> {
  return shipToRecord(deps, await context.staff(), id);
}

/** The same for whoever just changed it. */
export async function shipToRecord(
  { db, clock, config, beside }: CustomerDeskDeps,
  staff: Pick<Staff, "reach">,
  id: string,
): Promise<DeskShipTo | null> {
  const search = { id, companiesInReach: companiesInReach(staff) };
  const of = { beside, today: clock.now().date };
  const list = deskShipToList(of, search, { sort: "number", isAscending: true });
  const {
    items: [found],
  } = await readPage(db, list, { limit: 1 });
  const parts = found && (await shipToParts(db, beside, id));
  const known = parts && (await shipToById(db, toId<ShipToId>(id)));
  if (!found || !parts || !known) return null;
  const { types, salespeople, history, ...facts } = parts;
  return {
    ...facts,
    row: shipToRowOf(found),
    isErpOwned: config.erpOwns.includes("customers"),
    types: [...types],
    methods: [...offeredMethods(known.facts)],
    salespeople: [...salespeople],
    history: history.map(customerChange),
  };
}
