/** Papers of orders that staff print (DORD-07). */
import { PAPERS } from "@vycep/domain/deliveries/print-papers";
import { z as zod } from "zod";

/** Where papers are asked for; behind it stands which. */
export const DESK_PAPERS_PATH = "/desk/papers";

export const deskPapersParams = zod.object({ paper: zod.enum(PAPERS) });

export const deskPapersBody = zod.union([
  /** Of these orders. */
  zod.strictObject({
    numbers: zod
      .array(zod.string().regex(/^\d{10}$/))
      .min(1)
      .max(1000),
  }),
  /** Of all orders that the list finds: the arguments are those of `orders`. */
  zod.strictObject({ list: zod.record(zod.string(), zod.unknown()) }),
  /** Of a day of deliveries, or of one vehicle on it. */
  zod.strictObject({
    day: zod.string().regex(/^\d{4}-\d{2}-\d{2}$/),
    vehicle: zod.string().min(1).max(100).optional(),
  }),
]);

export type DeskPapersBody = zod.infer<typeof deskPapersBody>;
