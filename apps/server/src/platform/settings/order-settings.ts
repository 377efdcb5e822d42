import { z } from "zod";

/** How orders go on without another ERP. */
export type OrderSettings = {
  /** By the house's timetable, or by staff alone (DORD-03). */
  readonly houseErp: "auto" | "manual";
  /** Until when staff change an order that was sent (DORD-04). */
  readonly changeOrdersUntil: "cut-off" | "confirmation" | "loading";
};

export const orderKeys = {
  VYCEP_HOUSE_ERP: z.enum(["auto", "manual"], { error: "must be auto or manual" }).default("auto"),
  VYCEP_CHANGE_ORDERS_UNTIL: z
    .enum(["cut-off", "confirmation", "loading"], { error: "must be cut-off, confirmation or loading" })
    .default("cut-off"),
};

export function orderSettingsOf(env: z.infer<z.ZodObject<typeof orderKeys>>): OrderSettings {
  return { houseErp: env.VYCEP_HOUSE_ERP, changeOrdersUntil: env.VYCEP_CHANGE_ORDERS_UNTIL };
}
