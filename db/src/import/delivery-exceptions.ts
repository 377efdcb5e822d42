import { z } from "zod";
import { day, dayOrNull, momentOrNull, oneOf, text, textOrNull } from "./reading/columns.ts";
import { importer, rulesFor } from "./reading/importer.ts";
import { faultsOf } from "./reading/row-error.ts";
import { upsertRows } from "./reading/save-rows.ts";
import { companiesOfShipTos } from "./ship-to-owner.ts";

const columns = z.object({
  shipto: text,
  kind: oneOf(["standard", "truck", "unfiltered", "tank"]),
  typeOfChange: oneOf(["moved", "cancelled"]),
  originalDate: day,
  originalHours: text,
  scheduledDate: dayOrNull,
  scheduledHour: textOrNull,
  orderBy: momentOrNull,
});

const rule = rulesFor(columns);

const ofTheNewDay = ["scheduledDate", "scheduledHour", "orderBy"] as const;

/** A moved delivery has all of a new day, a cancelled one nothing of it. */
const wholeOrNothing = ofTheNewDay.flatMap((column) => [
  rule(["typeOfChange", column], (rows) =>
    faultsOf(
      rows,
      { column, code: "missing", about: { code: "delivery-moved" } },
      (row) => row.typeOfChange === "moved" && row[column] === null,
    ),
  ),
  rule(["typeOfChange", column], (rows) =>
    faultsOf(
      rows,
      { column, code: "not_empty", about: { code: "delivery-cancelled" } },
      (row) => row.typeOfChange === "cancelled" && row[column] !== null,
    ),
  ),
]);

const anotherDay = rule(["originalDate", "scheduledDate"], (rows) =>
  faultsOf(
    rows,
    { column: "scheduledDate", code: "same_day" },
    ({ originalDate, scheduledDate }) => scheduledDate === originalDate,
  ),
);

const orderedBefore = rule(["scheduledDate", "orderBy"], (rows) =>
  faultsOf(
    rows,
    { column: "orderBy", code: "after_delivery", about: "scheduledDate" },
    ({ scheduledDate, orderBy }) => scheduledDate !== null && orderBy !== null && orderBy.day > scheduledDate,
  ),
);

/** Moved and cancelled deliveries (CALENDAR-22, CALENDAR-23). */
export const deliveryExceptions = importer(columns, {
  kind: "delivery-exceptions",
  file: "delivery_exceptions.csv",
  key: ["shipto", "kind", "originalDate"],
  movingDays: ["originalDate", "scheduledDate", "orderBy"],
  references: [{ column: "shipto", table: "ship_to", key: "id" }],
  rules: [...wholeOrNothing, anotherDay, orderedBefore],
  save: async (tx, rows) => {
    const companyOf = await companiesOfShipTos(tx);
    await upsertRows(
      tx,
      { table: "delivery_exception", key: ["ship_to_id", "kind", "original_date"] },
      rows.map(({ row }) => ({
        ship_to_id: row.shipto,
        company_id: companyOf.get(row.shipto),
        kind: row.kind,
        type_of_change: row.typeOfChange,
        original_date: row.originalDate,
        original_hours: row.originalHours,
        scheduled_date: row.scheduledDate,
        scheduled_hours: row.scheduledHour,
        order_by_date: row.orderBy?.day ?? null,
        order_by_time: row.orderBy?.time ?? null,
      })),
    );
  },
});
