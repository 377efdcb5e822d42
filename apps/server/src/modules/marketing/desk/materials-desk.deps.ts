import type { RawBuilder } from "kysely";
import type { Deps } from "../../../platform/deps.ts";

/** What the desk's materials need besides: who somebody of the staff is, which the wiring brings. */
export type MaterialsDeskDeps = Deps & {
  readonly staffNameOf: (uid: RawBuilder<unknown>) => RawBuilder<unknown>;
};
