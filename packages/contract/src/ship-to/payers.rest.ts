/** The companies that buy: GET payers/{id}, GET payers, GET soldtos/{id}. REST-20…22, PROFILE-02. */
import { z as zod } from "zod";
import { weekdays } from "../weekdays.ts";
import { shipToRecordSchema } from "./ship-to.rest.ts";

export const payerSchema = zod.object({
  payerid: zod.string(),
  sapid: zod.string(),
  name: zod.string(),
  street: zod.string(),
  city: zod.string(),
  zipcode: zod.string(),
  country: zod.string(),
  customerType: zod.string(),
  ico: zod.string(),
  dic: zod.string(),
  icDph: zod.string(),
  currency: zod.string(),
  priceList: zod.string(),
  dueDays: zod.number().int(),
  paymentMethod: zod.string(),
  invoiceEmail: zod.string(),
  gln: zod.string(),
});

export const payersSchema = zod.array(payerSchema);

/** A place of the company as its people know it: where it is, when and how goods come. */
export const soldToPlaceSchema = zod.object({
  shiptosapid: zod.string(),
  name: zod.string(),
  street: zod.string(),
  city: zod.string(),
  zipcode: zod.string(),
  status: zod.enum(["APPROVED", "SUSPENDED"]),
  deliveryWindow: zod.string(),
  records: zod.array(shipToRecordSchema),
  tankDays: weekdays,
  unfilteredDays: weekdays,
  offeredMethods: zod.array(zod.string()),
});

/** The company that buys with those of its places that the asker has a role at. */
export const soldToSchema = payerSchema.extend({ shiptos: zod.array(soldToPlaceSchema) });

export type PayerAnswer = zod.infer<typeof payerSchema>;
export type SoldToAnswer = zod.infer<typeof soldToSchema>;
export type SoldToPlace = zod.infer<typeof soldToPlaceSchema>;

export const companyIdParams = zod.object({ id: zod.string().min(1).max(40) });

export const payersQuery = zod.object({
  payerid: zod.string().max(40).optional(),
  customerType: zod.string().max(10).optional(),
  lang: zod.string().max(5).optional(),
});
