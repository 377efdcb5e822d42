import type { RawBuilder } from "kysely";
import type { Config } from "../../../platform/config.ts";
import type { Deps } from "../../../platform/deps.ts";

/** What the desk's goods need besides: who somebody of the staff is, which the wiring brings. */
export type ProductDeskDeps = Deps & {
  readonly staffNameOf: (uid: RawBuilder<unknown>) => RawBuilder<unknown>;
};

/** Whether another system says what goods are, so that staff do not (DEDIT-05). */
export function areGoodsErpOwned({ erpOwns }: Pick<Config, "erpOwns">): boolean {
  return erpOwns.includes("products");
}
