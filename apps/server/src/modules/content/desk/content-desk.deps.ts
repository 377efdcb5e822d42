import type { RawBuilder } from "kysely";
import type { Deps } from "../../../platform/deps.ts";

export type ContentDeskDeps = Deps & {
  readonly staffNameOf: (uid: RawBuilder<unknown>) => RawBuilder<unknown>;
};
