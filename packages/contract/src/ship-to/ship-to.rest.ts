/** Ship-to data: GET shiptos/GetShipToBySapId/{id}. SHIPTO-13, GQL-38, OP-142. */
import { z as zod } from "zod";
import { currencyCode, marketCode } from "../market/codes.ts";
import { weekdays } from "../weekdays.ts";

/** One record per type of the ship-to; `type` is "PD" or a text containing "1". */
export const shipToRecordSchema = zod.object({
  shiptosapid: zod.string(),
  type: zod.string(),
  scheduleDays: weekdays,
});

export const capacityRuleSchema = zod.object({
  method: zod.string(),
  iMinimumOrderPallet: zod.number().nullable(),
  iMaximumOrderPallet: zod.number().nullable(),
  iMinimumOrderWeight: zod.number().nullable(),
  iMaximumOrderWeight: zod.number().nullable(),
  /** The order value to be reached, whole currency (D10). */
  iMaximumOrderCash: zod.number().nullable(),
  iMinLitersTank: zod.number().nullable(),
  iMaxLitersTank: zod.number().nullable(),
});

export const shipToSchema = zod.object({
  shiptosapid: zod.string(),
  name: zod.string(),
  street: zod.string(),
  city: zod.string(),
  zipcode: zod.string(),
  country: zod.string(),
  companyId: zod.string(),
  companyName: zod.string(),
  /** Whose prices, deposits, holidays and contact hold at the place (D20). */
  market: marketCode,
  currency: currencyCode,
  customerType: zod.string(),
  status: zod.enum(["APPROVED", "SUSPENDED"]),
  deliveryWindow: zod.string(),
  isTankEnabled: zod.boolean(),
  isUnfilteredEnabled: zod.boolean(),
  records: zod.array(shipToRecordSchema),
  /** Own weekdays of tank and unfiltered runs, empty when type 1 is used (D17). */
  tankDays: weekdays,
  unfilteredDays: weekdays,
  /** The verdict, not the list of ids that leads to it (TRANSPORT-20). */
  offeredMethods: zod.array(zod.string()),
  capacityRules: zod.array(capacityRuleSchema),
});

export type ShipToAnswer = zod.infer<typeof shipToSchema>;
export type ShipToRecord = zod.infer<typeof shipToRecordSchema>;
export type CapacityRuleAnswer = zod.infer<typeof capacityRuleSchema>;

export const shipToIdParams = zod.object({ id: zod.string().min(1).max(40) });
