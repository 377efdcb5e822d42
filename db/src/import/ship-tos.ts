import { z } from "zod";
import { marketsOfCountries } from "./markets/known-markets.ts";
import { ean13, flag, oneOf, orEmpty, someOf, text, weekdays, whole } from "./reading/columns.ts";
import { importer } from "./reading/importer.ts";
import { upsertRows } from "./reading/save-rows.ts";

/** Places of delivery with their schedules. What they are offered is a rule, not a column. */
export const shipTos = importer(
  z.object({
    shiptosapid: text.meta({ description: "Number of the ship-to" }),
    company: text.meta({ description: "Number of its company" }),
    name: text.meta({ description: "What its people call the place" }),
    street: text.meta({ description: "Street of its address" }),
    city: text.meta({ description: "Town of its address" }),
    zip: text.meta({ description: "Postal code of its address" }),
    country: text.meta({ description: "Country, as CZE or SVK, which decides the market" }),
    type: someOf(["1", "PD"]).meta({ description: "1 is served by the brewery's van, PD by whole trucks" }),
    status: oneOf(["APPROVED", "SUSPENDED"]).meta({ description: "A suspended place cannot be ordered for" }),
    isUnfilteredEnabled: flag.meta({ description: "May order unfiltered beer" }),
    isTankEnabled: flag.meta({ description: "May order tank beer" }),
    small_truck_allow_list: flag.meta({ description: "May be served by a small truck" }),
    days_type1: weekdays.meta({ description: "Days of the usual deliveries" }),
    days_pd: weekdays.meta({ description: "Days of deliveries by truck" }),
    days_tank: weekdays.meta({ description: "Days of tank beer; empty is as days_type1" }),
    days_unfiltered: weekdays.meta({ description: "Days of unfiltered beer; empty is as days_type1" }),
    delivery_window: text.meta({ description: "Time window that is shown" }),
    kind: text.meta({ description: "Kind of place: pub, shop, …" }),
    customer_type: oneOf(["POS", "WHS"]).meta({ description: "POS sells to guests, WHS to others" }),
    gln: orEmpty(ean13).meta({ description: "Global location number; empty has none" }),
    tank_litres_installed: whole().meta({ description: "Tanks of the place together", unit: "l" }),
  }),
  {
    kind: "ship-tos",
    file: "shiptos.csv",
    key: ["shiptosapid"],
    references: [
      { column: "company", table: "company", key: "id" },
      { column: "country", table: "country", key: "code" },
    ],
    save: async (tx, rows) => {
      const markets = await marketsOfCountries(tx);
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
          market: markets.get(row.country),
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
