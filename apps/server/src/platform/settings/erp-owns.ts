import { z } from "zod";
import { listed } from "./value-readers.ts";

/** What the brewery's systems may own: there they are right, and change things directly. */
const ownable = ["products", "prices", "orders", "invoices", "customers", "content"] as const;

export type ErpOwned = (typeof ownable)[number];

export const erpOwned = z
  .string()
  .transform(listed)
  .pipe(z.array(z.enum(ownable, { error: `must be of ${ownable.join(", ")}` })));
