/** Ship-to data: GET shiptos/GetShipToBySapId/{id}. SHIPTO-13, GQL-38, OP-142. */
import { z } from "zod";

const weekdays = z.array(z.number().int().min(1).max(7));

/** One record per type of the ship-to; `type` is "PD" or a text containing "1". */
export const shipToRecordSchema = z.object({
  shiptosapid: z.string(),
  type: z.string(),
  /** Delivery weekdays of the type, 1 Monday … 7 Sunday. */
  scheduleDays: weekdays,
});

export const capacityRuleSchema = z.object({
  method: z.string(),
  iMinimumOrderPallet: z.number().nullable(),
  iMaximumOrderPallet: z.number().nullable(),
  /** Kilograms. */
  iMinimumOrderWeight: z.number().nullable(),
  iMaximumOrderWeight: z.number().nullable(),
  /** The order value to be reached, whole currency (D10). */
  iMaximumOrderCash: z.number().nullable(),
  iMinLitersTank: z.number().nullable(),
  iMaxLitersTank: z.number().nullable(),
});

export const shipToSchema = z.object({
  shiptosapid: z.string(),
  name: z.string(),
  street: z.string(),
  city: z.string(),
  zipcode: z.string(),
  country: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  currency: z.enum(["CZK", "EUR"]),
  customerType: z.string(),
  status: z.enum(["APPROVED", "SUSPENDED"]),
  deliveryWindow: z.string(),
  isTankEnabled: z.boolean(),
  isUnfilteredEnabled: z.boolean(),
  records: z.array(shipToRecordSchema),
  /** Own weekdays of tank and unfiltered runs, empty when type 1 is used (D17). */
  tankDays: weekdays,
  unfilteredDays: weekdays,
  /** The verdict, not the list of ids that leads to it (TRANSPORT-20). */
  offeredMethods: z.array(z.string()),
  capacityRules: z.array(capacityRuleSchema),
});

export type ShipToAnswer = z.infer<typeof shipToSchema>;
export type ShipToRecord = z.infer<typeof shipToRecordSchema>;
export type CapacityRuleAnswer = z.infer<typeof capacityRuleSchema>;

export const shipToIdParams = z.object({ id: z.string().min(1).max(40) });
