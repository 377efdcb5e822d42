/** What the ERP says that it holds of us, a line of its list each (OPS-08). */
import type { ComparedOrder } from "@vycep/domain/orders/compare-orders";
import { z as zod } from "zod";
import { type ErpOrder, erpOrderSchema } from "./erp-order.ts";

export const erpHeldOrderSchema = zod.object({
  /** As it was sent to the ERP, whatever became of it there. */
  order: erpOrderSchema,
  /** ISO instant in UTC at which the ERP took it back; left out where it did not. */
  cancelledAt: zod.iso.datetime().optional(),
});

export type ErpHeldOrder = zod.infer<typeof erpHeldOrderSchema>;

/**
 * An order of the ERP's as it is compared: of each field what JSON writes, with keys in the order of the schema.
 *
 * @throws where it is no order for the ERP
 */
export function comparedOrder(order: ErpOrder, isCancelled: boolean): ComparedOrder {
  const { orderNumber, placedAt, ...rest } = erpOrderSchema.parse(order);
  const said = Object.entries({ ...rest, placedAt: new Date(placedAt).toISOString() });
  const fields = said.flatMap(([field, value]) =>
    value === undefined ? [] : [[field, JSON.stringify(value)] as const],
  );
  return { orderNumber, isCancelled, fields: Object.fromEntries(fields) };
}
