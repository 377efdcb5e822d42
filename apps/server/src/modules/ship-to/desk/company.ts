import type { DeskContext, Staff } from "../../../platform/desk/desk-context.ts";
import type { DeskCompany } from "../../../platform/desk/desk-graphql.gen.ts";
import { readPage } from "../../../platform/list/read-list.ts";
import { companyRowOf } from "./companies.ts";
import { customerChange } from "./customer-change.ts";
import { type CustomerDeskDeps, companiesInReach } from "./customer-desk.deps.ts";
import { companyParts } from "./customer-record.repo.ts";
import { deskCompanyList } from "./desk-company-list.repo.ts";
import { deskShipToList } from "./desk-ship-to-list.repo.ts";
import { shipToRowOf } from "./ship-tos.ts";

const mostPlaces = 200;

/** One company with its places, in three statements; one that is not theirs to see is as unknown as a missing one (DCUST-01). */
export async function company(
  deps: CustomerDeskDeps,
  context: DeskContext,
  id: string,
): Promise<DeskCompany | null> {
  return companyRecord(deps, await context.staff(), id);
}

/** The same for whoever just changed it. */
export async function companyRecord(
  { db, clock, config, beside }: CustomerDeskDeps,
  staff: Pick<Staff, "reach">,
  id: string,
): Promise<DeskCompany | null> {
  const inReach = companiesInReach(staff);
  const of = { beside, today: clock.now().date };
  const byNumber = { sort: "number", isAscending: true } as const;
  const list = deskCompanyList(of, { id, companiesInReach: inReach }, byNumber);
  const {
    items: [found],
  } = await readPage(db, list, { limit: 1 });
  const parts = found && (await companyParts(db, beside, id));
  if (!found || !parts) return null;
  const { history, ...facts } = parts;
  const places = await readPage(db, deskShipToList(of, { companies: [id] }, byNumber), { limit: mostPlaces });
  return {
    ...facts,
    row: companyRowOf(found),
    isErpOwned: config.erpOwns.includes("customers"),
    shipTos: places.items.map(shipToRowOf),
    history: history.map(customerChange),
  };
}
