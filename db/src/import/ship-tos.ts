import { z } from "zod";
import { ean13, flag, oneOf, someOf, text, weekdays, whole } from "./reading/columns.ts";
import { importer } from "./reading/importer.ts";
import { upsertRows } from "./reading/save-rows.ts";

/** Places of delivery with their schedules. What they are offered is a rule, not a column. */
export const shipTos = importer(
  z.object({
    shiptosapid: text,
    company: text,
    name: text,
    street: text,
    city: text,
    zip: text,
    country: oneOf(["CZE", "SVK"]),
    type: someOf(["1", "PD"]),
    status: oneOf(["APPROVED", "SUSPENDED"]),
    isUnfilteredEnabled: flag,
    isTankEnabled: flag,
    small_truck_allow_list: flag,
    days_type1: weekdays,
    days_pd: weekdays,
    days_tank: weekdays,
    days_unfiltered: weekdays,
    delivery_window: text,
    kind: text,
    customer_type: oneOf(["POS", "WHS"]),
    gln: ean13,
    tank_litres_installed: whole(),
  }),
  {
    kind: "ship-tos",
    file: "shiptos.csv",
    key: ["shiptosapid"],
    references: [{ column: "company", table: "company", key: "id" }],
    save: async (tx, rows) => {
      await upsertRows(
        tx,
        { table: "ship_to", key: ["id"] },
        rows.map(({ row }) => ({
          id: row.shiptosapid,
          company_id: row.company,
          name: row.name,
          street: row.street,
          city: row.city,
          zip: row.zip,
          country: row.country,
          market: row.country === "SVK" ? "SK" : "CZ",
          types: row.type,
          status: row.status,
          is_unfiltered_enabled: row.isUnfilteredEnabled,
          is_tank_enabled: row.isTankEnabled,
          is_small_truck_allowed: row.small_truck_allow_list,
          weekdays_type1: row.days_type1,
          weekdays_pd: row.days_pd,
          weekdays_tank: row.days_tank,
          weekdays_unfiltered: row.days_unfiltered,
          delivery_window: row.delivery_window,
          kind: row.kind,
          customer_type: row.customer_type,
          gln: row.gln,
          tank_litres_installed: row.tank_litres_installed,
        })),
      );
    },
  },
);
