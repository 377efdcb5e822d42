import { z as zod } from "zod";

/** Weekdays as answers and configuration carry them, 1 Monday … 7 Sunday. */
export const weekdays = zod.array(zod.literal([1, 2, 3, 4, 5, 6, 7]));
