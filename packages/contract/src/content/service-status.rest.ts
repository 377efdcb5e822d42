/** How the service does: GET servicestatus. CONTENT-13, CONTENT-14, CONTENT-17. */
import { z as zod } from "zod";

export const serviceStatusSchema = zod.object({
  daysOff: zod.array(zod.string()),
  orders: zod.enum(["working", "delayed"]),
});

export const serviceStatusQuery = zod.object({
  lang: zod.string().max(5).optional(),
  country: zod.string().max(3).optional(),
});

export type ServiceStatus = zod.infer<typeof serviceStatusSchema>;
