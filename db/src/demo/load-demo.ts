import { readFile } from "node:fs/promises";
import type { ClientBase } from "pg";
import { inTransaction, withConnection } from "../connection.ts";
import { addDays, type Day } from "../days.ts";
import { importers } from "../import/importers.ts";
import type { Importer } from "../import/reading/importer.ts";
import { readTable } from "../import/reading/read-table.ts";
import { insertRows } from "../import/reading/save-rows.ts";
import { importTable } from "../import/run-import.ts";
import { makeDocuments } from "./documents.ts";
import { exceptionsOf, type Schedule } from "./exceptions.ts";
import { buyDemoFleet } from "./fleet.ts";
import { ordersAsOf } from "./history.ts";
import { fitInvoicesToOrders } from "./invoice-lines.ts";
import { demoShift, moveDays } from "./move-days.ts";
import { tellDemoNotices } from "./notices.ts";
import { setDemoPasswords } from "./passwords.ts";
import { returnEmptiesOfHistory } from "./returned-empties.ts";
import { employDemoStaff } from "./staff.ts";

export type DemoResult = { kind: "loaded"; rows: Record<string, number> } | { kind: "not_empty" };

const demoDirectory = new URL("../../demo/", import.meta.url);
const lockKey = 7_236_002;
const horizonDays = 365;
const daysBack = 60;

/** Loads the demo brewery into an empty database, in one transaction, as it stands on the given day (D14). */
export async function loadDemo(databaseUrl: string, today: Day): Promise<DemoResult> {
  return withConnection(databaseUrl, (client) =>
    inTransaction(client, async () => {
      await client.query("select pg_advisory_xact_lock($1)", [lockKey]);
      if (await hasCompanies(client)) return { kind: "not_empty" };
      const rows: Record<string, number> = {};
      for (const importer of importers) {
        if (importer.kind === "delivery-exceptions")
          rows[importer.kind] = await deriveExceptions(client, today);
        else rows[importer.kind] = await importDemoFile(client, importer, today);
      }
      await setDemoPasswords(client, today);
      await employDemoStaff(client, today);
      await buyDemoFleet(client);
      await giveOrdersToKeyAccounts(client);
      await fitInvoicesToOrders(client);
      await returnEmptiesOfHistory(client);
      await makeDocuments(client, today);
      await tellDemoNotices(client, today);
      // The planner must know the sizes from the first query on, not from the first autovacuum on.
      await client.query("analyze");
      return { kind: "loaded", rows };
    }),
  );
}

async function hasCompanies(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ filled: boolean }>("select exists (select from company) as filled");
  return rows[0]?.filled ?? false;
}

async function importDemoFile(client: ClientBase, importer: Importer<object>, today: Day): Promise<number> {
  const asRead = readTable(await readFile(new URL(importer.file, demoDirectory)));
  const moved = moveDays(asRead, importer.movingDays, demoShift(today));
  const table = importer.kind === "orders" ? ordersAsOf(moved, today) : moved;
  await importTable(client, importer, { today, table });
  return table.rows.length;
}

/** Holidays do not move with the demo, so what they do to the deliveries is worked out anew. */
async function deriveExceptions(client: ClientBase, today: Day): Promise<number> {
  const { rows: daysOff } = await client.query<{ key: string }>(
    "select country || ' ' || day as key from holiday where day_off order by 1",
  );
  const exceptions = exceptionsOf(await schedules(client), new Set(daysOff.map((row) => row.key)), {
    from: addDays(today, -daysBack),
    to: addDays(today, horizonDays),
  });
  await insertRows(client, "delivery_exception", exceptions);
  return exceptions.length;
}

async function schedules(client: ClientBase): Promise<Schedule[]> {
  const { rows } = await client.query<Schedule>(
    `select ship_to.id as "shipToId", company_id as "companyId", market, schedule.kind, schedule.weekdays
     from ship_to, lateral (values ('standard', weekdays_type1), ('truck', weekdays_pd), ('tank', weekdays_tank),
       ('unfiltered', weekdays_unfiltered)) as schedule (kind, weekdays)
     order by ship_to.id, schedule.kind`,
  );
  return rows;
}

/** The files do not say who ordered. */
async function giveOrdersToKeyAccounts(client: ClientBase): Promise<void> {
  await client.query(
    `update sales_order set created_by = app_user.uid
     from app_user where app_user.company_id = sales_order.company_id and app_user.is_key_account`,
  );
}
