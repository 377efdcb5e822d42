/** A list of the desk as a file (DLIST-04). */
import { z as zod } from "zod";

/** Where the file of a list is asked for; behind it stands the operation that answers the list. */
export const DESK_EXPORT_PATH = "/desk/export";

/** No file has more rows. A list that is cut there says so in its last row and in `x-total-count`. */
export const MOST_EXPORTED_ROWS = 100_000;

export const deskExportParams = zod.object({ operation: zod.string().regex(/^[a-zA-Z]{1,60}$/) });

export const deskExportBody = zod.object({
  format: zod.enum(["csv", "xlsx"]),
  /** The rows of the page that the arguments ask for, or all that they find. */
  part: zod.enum(["page", "all"]),
  /** Those of the operation. */
  args: zod.record(zod.string(), zod.unknown()),
});

export type DeskExportBody = zod.infer<typeof deskExportBody>;
