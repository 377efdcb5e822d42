import type { RawBuilder } from "kysely";
import type { Deps } from "../../../platform/deps.ts";

export type ExportsDeps = Deps & {
  /** One of the staff, by first and last name. */
  readonly staffNameOf: (uid: RawBuilder<unknown>) => RawBuilder<string | null>;
};
